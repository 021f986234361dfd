#import <CropKit/CropKit.h>
#import "Harvest-Swift.h"

@class Crop;
typedef NS_ENUM(NSInteger, HarvestState) { HarvestStateIdle, HarvestStatePicking };

@protocol HarvestControllerDelegate <NSObject>
- (void)harvestController:(UIViewController *)controller didPick:(Crop *)crop;
@end

@interface HarvestController : RootController <UITableViewDelegate, CropPickerDelegate>
@property (nonatomic, weak) id<HarvestControllerDelegate> delegate;
@property (nonatomic) HarvestState state;
@property (nonatomic, strong) CropStore *store;
@property (nonatomic, copy) CropCompletionBlock completion;
- (instancetype)initWithStore:(CropStore *)store;
@end
