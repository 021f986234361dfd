#import <UIKit/UIKit.h>

@interface BrakeVanController : UIViewController
@property (nonatomic, strong) UIViewController *coach;
@end

@implementation BrakeVanController

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.coach viewWillAppear:animated];
  [self reload];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self viewDidDisappear:animated];
}

- (void)reload {
  [super viewWillAppear:NO];
}

@end
