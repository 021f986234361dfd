#import <UIKit/UIKit.h>

@implementation FrostController

- (void)warn {
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Frost" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil]; // want: deprecated-presentation-class:info
  [alert show];
  UIWebView *page = [UIWebView new]; // want: deprecated-presentation-class:info
  [self.view addSubview:page];
  [self presentModalViewController:self.almanac animated:YES]; // want: deprecated-presentation-class:info
}

- (void)warnQuietly {
  UIAlertView *alert = UIAlertView.new; // want: deprecated-presentation-class:info
  alert.title = @"Frost";
  [alert show];
}

@end
