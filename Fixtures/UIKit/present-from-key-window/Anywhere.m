#import <UIKit/UIKit.h>

@implementation GateNotices

- (void)show:(UIViewController *)notice {
  [[[[UIApplication sharedApplication] keyWindow] rootViewController] presentViewController:notice animated:YES completion:nil]; // want: present-from-key-window:info
}

- (void)showOnTop:(UIViewController *)notice {
  UIViewController *top = [UIApplication sharedApplication].keyWindow.rootViewController;
  while (top.presentedViewController) top = top.presentedViewController;
  [top presentViewController:notice animated:YES completion:nil];
}

@end
