#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface TRKPlayer : NSObject
@property (nonatomic, getter=isPlaying) BOOL playing;
+ (instancetype)sharedPlayer NS_SWIFT_NAME(shared());
@end

@interface TRKCoverView : UIView
@property (nonatomic, copy, nullable) NSString *title;
@end

NS_ASSUME_NONNULL_END
