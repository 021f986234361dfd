#import <UIKit/UIKit.h>

@implementation JamController

- (void)cook {
  [self presentViewController:self.steps animated:YES completion:nil];
  if (self.isLong)
    [self presentViewController:self.timer animated:YES completion:nil]; // want: double-present:warning
}

@end
