#import <UIKit/UIKit.h>

@class BulbPicker;

@protocol BulbPickerDelegate <NSObject>
- (void)bulbPicker:(BulbPicker *)picker didPick:(NSString *)bulb;
@end

@interface BulbPicker : UIViewController
@property (nonatomic, strong, nullable) id<BulbPickerDelegate> delegate; // want: strong-delegate:warning
@property (nonatomic, weak) id<BulbPickerDelegate> rowDelegate;
@property (nonatomic) id<BulbPickerDelegate> gridDelegate; // want: strong-delegate:warning
@property (nonatomic, assign) id<BulbPickerDelegate> oldDelegate;
@property (nonatomic, strong) id<UITableViewDelegate> tableDelegate;
@property (nonatomic, strong) BulbPicker *otherDelegate;
@property (nonatomic, strong, readonly) id<BulbPickerDelegate> shownDelegate;
/// Retained on purpose, it lives as long as the picker.
@property (nonatomic, strong) id<BulbPickerDelegate> ownDelegate;
@end
