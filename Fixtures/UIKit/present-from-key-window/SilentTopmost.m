#import <UIKit/UIKit.h>

@interface WharfNotices : UIView
@property (nonatomic, strong) UIViewController *host;
@end

@implementation WharfNotices

- (void)show:(UIViewController *)notice {
  [self.host presentViewController:notice animated:YES completion:nil];
  [self.window.rootViewController presentViewController:notice animated:YES completion:nil];
}

- (void)showOnTop:(UIViewController *)notice {
  UIViewController *root = UIApplication.sharedApplication.keyWindow.rootViewController;
  if (root.presentedViewController != nil) return;
  [root presentViewController:notice animated:YES completion:nil];
}

- (void)showWithHelper:(UIViewController *)notice {
  UIViewController *shown = [self topmostControllerFrom:UIApplication.sharedApplication.keyWindow.rootViewController];
  [shown presentViewController:notice animated:YES completion:nil];
}

- (void)replace:(UIViewController *)screen {
  UIApplication.sharedApplication.keyWindow.rootViewController = screen;
}

- (UIViewController *)topmostControllerFrom:(UIViewController *)root {
  return root.presentedViewController ?: root;
}

@end
