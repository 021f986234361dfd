#import <UIKit/UIKit.h>

@implementation RainController

- (void)warn {
  if (NSClassFromString(@"UIAlertController")) {
    [self warnWithController];
  } else {
    [[[UIAlertView alloc] initWithTitle:@"Rain" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
  }
}

- (void)warnWithController {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Rain" message:nil preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
  [self presentViewController:alert animated:YES completion:nil];
#if 0
  [[[UIAlertView alloc] initWithTitle:@"Rain" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
#endif
}

@end
