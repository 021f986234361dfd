#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, RWYSignalState) {
  RWYSignalStateStop,
  RWYSignalStateGo,
};

typedef NS_CLOSED_ENUM(NSInteger, RWYSide) {
  RWYSideLeft,
  RWYSideRight,
};

NS_ASSUME_NONNULL_END
