#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, RWYSignalState) {
  RWYSignalStateStop,
  RWYSignalStateGo,
  RWYSignalStateUTCOverride,
  RWYSignalStateHalt NS_SWIFT_UNAVAILABLE("use stop") = RWYSignalStateStop,
};

@interface RWYSignal : NSObject
@property (nonatomic, readonly) RWYSignalState state;
@end

NS_ASSUME_NONNULL_END
