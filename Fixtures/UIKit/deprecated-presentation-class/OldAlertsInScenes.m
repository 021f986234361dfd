#import <UIKit/UIKit.h>

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@end

@implementation FogController

- (void)warn {
  [[[UIAlertView alloc] initWithTitle:@"Fog" message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show]; // want: deprecated-presentation-class:warning
}

@end
