#import <UIKit/UIKit.h>

@interface BranchLineRouter : NSObject
@property (nonatomic, strong) UINavigationController *navigation;
@property (nonatomic, strong) UINavigationController *sidebar;
@end

@implementation BranchLineRouter

- (void)openLine:(UIViewController *)line stop:(UIViewController *)stop animated:(BOOL)animated {
  [self.navigation pushViewController:line animated:animated];
  [self.navigation pushViewController:stop animated:YES];
}

- (void)openLine:(UIViewController *)line beside:(UIViewController *)stop {
  [self.navigation pushViewController:line animated:YES];
  [self.sidebar pushViewController:stop animated:YES];
}

- (void)replaceLine:(UIViewController *)line with:(UIViewController *)stop {
  [self.navigation pushViewController:line animated:YES];
  [self.navigation popViewControllerAnimated:NO];
  [self.navigation pushViewController:stop animated:YES];
}

- (void)openLine:(UIViewController *)line orStop:(UIViewController *)stop kind:(NSInteger)kind {
  switch (kind) {
    case 0:
      [self.navigation pushViewController:line animated:YES];
      break;
    default:
      [self.navigation pushViewController:stop animated:YES];
  }
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [self.navigation pushViewController:stop animated:YES];
  });
}

- (void)openOnlyOne:(UIViewController *)line stop:(UIViewController *)stop {
  if (stop == nil)
    [self.navigation pushViewController:line animated:YES];
  else
    [self.navigation pushViewController:stop animated:YES];
}

@end
