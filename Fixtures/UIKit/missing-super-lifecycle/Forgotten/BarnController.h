#import <UIKit/UIKit.h>

@interface BaseController : UIViewController
@end

@interface BarnController : BaseController
@end
