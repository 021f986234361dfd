#import <UIKit/UIKit.h>

@interface CourtController : UIViewController
@end

@implementation CourtController

- (void)show {
  [self addChildViewController:self.stalls]; // want: incomplete-containment:warning
  [self.view addSubview:self.stalls.view];
}

- (void)hide {
  [_detail.view removeFromSuperview];
  [_detail removeFromParentViewController]; // want: incomplete-containment:warning
}

- (void)showMap:(UIViewController *)map {
  [self addChildViewController:map];
  [self transitionFromViewController:_detail toViewController:map duration:0.2 options:0 animations:nil completion:^(BOOL finished) {
    [map didMoveToParentViewController:self];
  }];
}

- (void)hideMap:(UIViewController *)map {
  [map willMoveToParentViewController:nil];
  [map.view removeFromSuperview];
  [map removeFromParentViewController];
}

@end
