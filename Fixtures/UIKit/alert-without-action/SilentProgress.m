#import <UIKit/UIKit.h>

@implementation AtticController

- (void)warn:(BOOL)isUrgent {
  UIAlertController *alert = nil;
  if (isUrgent) {
    alert = [UIAlertController alertControllerWithTitle:@"Dry" message:nil preferredStyle:UIAlertControllerStyleAlert];
  } else {
    alert = [UIAlertController alertControllerWithTitle:@"Drier" message:nil preferredStyle:UIAlertControllerStyleAlert];
  }
  [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:nil]];
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)showProgress {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Airing" message:nil preferredStyle:UIAlertControllerStyleAlert];
  self.progress = alert;
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)showSpinner {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Airing" message:nil preferredStyle:UIAlertControllerStyleAlert];
  [alert.view addSubview:[UIActivityIndicatorView new]];
  [self presentViewController:alert animated:YES completion:nil];
}

@end
