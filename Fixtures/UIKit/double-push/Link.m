#import <UIKit/UIKit.h>

@implementation LineRouter

- (void)openStop:(UIViewController *)stop ofLine:(UIViewController *)line {
  [self.navigationController pushViewController:line animated:YES];
  [[self navigationController] pushViewController:stop animated:YES]; // want: double-push:warning
}

- (void)openStop:(UIViewController *)stop quietlyOfLine:(UIViewController *)line {
  [self.navigationController pushViewController:line animated:NO];
  [self.navigationController pushViewController:stop animated:YES];
}

- (void)openOneOf:(UIViewController *)stop line:(UIViewController *)line {
  if (stop) {
    [self.navigationController pushViewController:stop animated:YES];
    return;
  }
  [self.navigationController pushViewController:line animated:YES];
}

@end
