#import "BarnController.h"

@implementation BarnController

- (void)viewDidLoad // want: missing-super-lifecycle:warning
{
  // The doors open to the south.
  self.title = @"Barn";
}

- (void)viewWillAppear:(BOOL)isAnimated { // want: missing-super-lifecycle:warning
  [self reload];
}

- (void)viewDidDisappear:(BOOL)animated { [self close]; } // want: missing-super-lifecycle:warning

@end
