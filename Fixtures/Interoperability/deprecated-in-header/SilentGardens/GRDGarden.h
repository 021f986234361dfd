#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface GRDGarden : NSObject
@property (nonatomic, copy) NSString *title DEPRECATED_MSG_ATTRIBUTE("Use name");
@property (nonatomic, copy) NSString *name;
- (void)waterWithLitres:(double)litres NS_SWIFT_NAME(water(litres:)) DEPRECATED_MSG_ATTRIBUTE("Use irrigate()");
@end

@interface GRDTree : GRDGarden
@property (nonatomic, copy) NSString *title;
@end

DEPRECATED_MSG_ATTRIBUTE("Use GRDGarden")
@interface GRDAllotment : NSObject
@end

API_DEPRECATED("Use GRDGarden", ios(8.0, 18.0), macos(10.10, 11.0))
@interface GRDOrchard : GRDGarden
@end

NS_ASSUME_NONNULL_END
