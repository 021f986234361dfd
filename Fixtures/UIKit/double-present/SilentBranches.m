#import <UIKit/UIKit.h>

@implementation PickleController

- (void)cook {
  if (self.isLong)
    [self presentViewController:self.timer animated:YES completion:nil];
  else
    [self presentViewController:self.steps animated:YES completion:nil];
  switch (self.kind) {
    case 1:
      [self presentViewController:self.timer animated:YES completion:nil];
      break;
    default:
      [self presentViewController:self.steps animated:YES completion:nil];
  }
}

- (void)cookInOrder {
  [self presentViewController:self.steps animated:YES completion:^{
    [self.steps presentViewController:self.timer animated:YES completion:nil];
  }];
#if DEBUG
  [self.other presentViewController:self.log animated:YES completion:nil];
#else
  [self.other presentViewController:self.timer animated:YES completion:nil];
#endif
}

@end
