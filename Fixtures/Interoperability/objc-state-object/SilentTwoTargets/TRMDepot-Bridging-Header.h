#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, TRMGauge) {
  TRMGaugeNarrow,
  TRMGaugeStandard,
};

__attribute__((deprecated("use the depot's own list")))
@interface TRMWagon : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) TRMGauge gauge;
@end

NS_ASSUME_NONNULL_END
