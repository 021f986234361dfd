#import <CoreData/CoreData.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_CLOSED_ENUM(NSInteger, TRMGauge) {
  TRMGaugeNarrow,
  TRMGaugeStandard,
};

@interface TRMWagon : NSManagedObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) TRMGauge gauge;
@end

NS_ASSUME_NONNULL_END
