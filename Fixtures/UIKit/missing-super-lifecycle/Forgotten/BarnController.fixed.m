#import "BarnController.h"

@implementation BarnController

- (void)viewDidLoad // want: missing-super-lifecycle:warning
{
  [super viewDidLoad];
  // The doors open to the south.
  self.title = @"Barn";
}

- (void)viewWillAppear:(BOOL)isAnimated { // want: missing-super-lifecycle:warning
  [super viewWillAppear:isAnimated];
  [self reload];
}

- (void)viewDidDisappear:(BOOL)animated { [super viewDidDisappear:animated]; [self close]; } // want: missing-super-lifecycle:warning

@end
