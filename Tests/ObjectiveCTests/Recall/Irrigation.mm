#import "HarvestController.h"
#include <vector>

@interface Irrigation : NSObject
@property (nonatomic, strong) Valve *valve;
@end

@implementation Irrigation

- (void)openOn:(UIViewController *)controller {
  [self.valve openWithPressure:2.5];
  ValveController *next = [[ValveController alloc] initWithValve:self.valve];
  [controller presentViewController:next animated:YES completion:^{
    [next startMonitoring];
  }];
  [controller.navigationController popToRootViewControllerAnimated:NO];
}

@end
