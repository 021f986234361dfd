#import <Foundation/Foundation.h>

@interface RWYStation : NSObject
@property (nonatomic, copy, nonnull) NSString *name;
@end
