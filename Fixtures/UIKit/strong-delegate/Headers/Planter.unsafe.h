#import <UIKit/UIKit.h>

@protocol PlanterDelegate <NSObject>
@end

@interface Planter : UIView {
  id<PlanterDelegate> _rowDelegate;
}
@property (nonatomic, weak) id<PlanterDelegate> delegate; // want: strong-delegate:warning
@property (nonatomic, strong) id<PlanterDelegate> rowDelegate; // want: strong-delegate:warning
@end
