#import <UIKit/UIKit.h>

@implementation CellarController

- (void)warn {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Damp" message:nil preferredStyle:UIAlertControllerStyleAlert]; // want: alert-without-action:warning
  alert.title = @"Too damp";
  [self presentViewController:alert animated:YES completion:nil];
}

@end
