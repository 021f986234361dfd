#import <UIKit/UIKit.h>

@class TubBed;

@protocol TubBedDelegate <NSObject>
- (void)tubBedDidDry:(TubBed *)bed;
@end

@protocol TubBedDataSource <NSObject>
@end

@interface TubBed : UIView
@property (nonatomic, weak, nullable) id<TubBedDelegate> delegate;
@property (nonatomic, assign) id<TubBedDelegate> oldDelegate;
@property (nonatomic, unsafe_unretained) id<TubBedDelegate> plainDelegate;
@property (nonatomic, strong, readonly) id<TubBedDelegate> shownDelegate;
@property (class, nonatomic, strong) id<TubBedDelegate> sharedDelegate;
@property (nonatomic, strong) id<UIScrollViewDelegate> scrollDelegate;
@property (nonatomic, strong) TubBed *bedDelegate;
@property (nonatomic, strong) id anyDelegate;
@property (nonatomic, copy) void (^dryDelegate)(TubBed *bed);
@property (nonatomic, weak) id<TubBedDataSource> dataSource;
// The tub is the only one that keeps it alive.
@property (nonatomic, strong) id<TubBedDelegate> ownDelegate;
@property (nonatomic, strong) NSHashTable<id<TubBedDelegate>> *delegates;
@end

// Nothing says whether references are counted by the compiler.
@interface TubCounter : NSObject
@property (nonatomic) id<TubBedDelegate> countingDelegate;
@end
