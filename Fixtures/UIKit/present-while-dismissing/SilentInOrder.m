#import <UIKit/UIKit.h>

@interface IrrigationController : UIViewController
@property (nonatomic, strong) UIViewController *result;
@property (nonatomic, strong) id tip;
@end

@implementation IrrigationController

- (void)finish {
  [self dismissViewControllerAnimated:YES completion:^{
    [self presentViewController:self.result animated:YES completion:nil];
  }];
}

- (void)finishWithBlock:(void (^)(void))next {
  [self dismissViewControllerAnimated:YES completion:next];
  [self presentViewController:self.result animated:YES completion:nil];
}

- (void)finishOr:(BOOL)isDone {
  if (isDone) {
    [self dismissViewControllerAnimated:YES completion:nil];
    return;
  }
  [self presentViewController:self.result animated:YES completion:nil];
}

- (void)finishLater {
  [self dismissViewControllerAnimated:YES completion:nil];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [self presentViewController:self.result animated:YES completion:nil];
  });
}

- (void)finishWithTip:(BOOL)animated {
  [self.tip dismissViewControllerAnimated:YES completion:nil];
  [self presentViewController:self.result animated:YES completion:nil];
  [self dismissViewControllerAnimated:animated completion:nil];
  [self presentViewController:self.result animated:YES completion:nil];
}

- (void)open {
  [self presentViewController:self.result animated:YES completion:nil];
  [self dismissViewControllerAnimated:YES completion:nil];
}

@end
