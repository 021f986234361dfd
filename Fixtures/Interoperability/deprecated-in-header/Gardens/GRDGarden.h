#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, GRDSoil) {
  GRDSoilSand,
  GRDSoilPeat __attribute__((deprecated("Use GRDSoilCompost"))),
  GRDSoilCompost,
};

@interface GRDGarden : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *title DEPRECATED_MSG_ATTRIBUTE("Use name");
@property (class, nonatomic, readonly) GRDSoil usualSoil __attribute__((deprecated));
@property (nonatomic, strong) GRDGarden *neighbour;
- (void)waterWithLitres:(double)litres NS_SWIFT_NAME(water(litres:)) DEPRECATED_MSG_ATTRIBUTE("Use irrigate()");
- (void)irrigate;
- (void)drain NS_SWIFT_NAME(drain()) NS_UNAVAILABLE;
@end

DEPRECATED_MSG_ATTRIBUTE("Use GRDGarden")
@interface GRDAllotment : GRDGarden
@end

API_DEPRECATED("Use GRDGarden", ios(8.0, 15.0))
@interface GRDOrchard : GRDGarden
@end

NS_ASSUME_NONNULL_END
