#import <CoreData/CoreData.h>
#import <Foundation/Foundation.h>
#import "RWYUnknown.h"

NS_ASSUME_NONNULL_BEGIN

@interface RWYPlace : NSObject
@property (nonatomic, copy, readonly) NSString *identifier;
@end

@interface RWYStation : RWYPlace
@property (nonatomic, copy) NSString *name;
@end

@interface RWYJourney : NSManagedObject
@property (nonatomic, copy, nullable) NSString *title;
@end

@interface RWYDelay : RWYUnknownBase
@property (nonatomic) NSInteger minutes;
@end

@interface RWYTrack : NSObject
@property (nonatomic) NSInteger number;
@end

@interface RWYSignal : NSObject
@property (nonatomic) NSInteger number;
@end

NS_ASSUME_NONNULL_END
