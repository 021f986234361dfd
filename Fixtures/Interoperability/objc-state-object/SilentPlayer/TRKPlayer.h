#import <CoreData/CoreData.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface TRKPlayer : NSObject
@property (nonatomic, getter=isPlaying) BOOL playing;
@end

@interface TRKQueuePlayer : TRKPlayer
@end

@interface TRKTrack : NSManagedObject
@property (nonatomic, copy, nullable) NSString *title;
@end

@interface TRKEqualizer : NSObject
@property (nonatomic) double gain;
@end

NS_ASSUME_NONNULL_END
