#import "Planter.h"

@implementation Planter
@synthesize rowDelegate = _rowDelegate;
@end
