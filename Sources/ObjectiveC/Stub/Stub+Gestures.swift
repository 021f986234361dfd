extension Stub {
  /// Effects, events and gestures.
  static let gestures = #"""
    @interface UINib : NSObject
    + (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
    - (NSArray *)instantiateWithOwner:(id)owner options:(NSDictionary *)options;
    @end
    @interface UIVisualEffect : NSObject
    @end
    @interface UIBlurEffect : UIVisualEffect
    + (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
    @end
    @interface UIVibrancyEffect : UIVisualEffect
    @end
    @interface UIVisualEffectView : UIView
    @property (readonly) UIView *contentView;
    @property (copy) UIVisualEffect *effect;
    - (instancetype)initWithEffect:(UIVisualEffect *)effect;
    @end
    @interface UITouch : NSObject
    @property (readonly) UIView *view;
    @property (readonly) UIWindow *window;
    @property (readonly) NSUInteger tapCount;
    @property (readonly) UITouchPhase phase;
    @property (readonly) NSTimeInterval timestamp;
    - (CGPoint)locationInView:(UIView *)view;
    - (CGPoint)previousLocationInView:(UIView *)view;
    @end
    @interface UIEvent : NSObject
    @property (readonly) NSSet<UITouch *> *allTouches;
    @property (readonly) UIEventType type;
    @property (readonly) UIEventSubtype subtype;
    - (NSSet<UITouch *> *)touchesForView:(UIView *)view;
    @end
    @interface UIKeyCommand : NSObject
    @end
    @protocol UIGestureRecognizerDelegate <NSObject>
    @end
    @interface UIGestureRecognizer : NSObject
    @property UIGestureRecognizerState state;
    @property (weak) id<UIGestureRecognizerDelegate> delegate;
    @property (getter=isEnabled) BOOL enabled;
    @property (readonly) UIView *view;
    @property BOOL cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded;
    @property (readonly) NSUInteger numberOfTouches;
    - (instancetype)initWithTarget:(id)target action:(SEL)action;
    - (void)addTarget:(id)target action:(SEL)action;
    - (CGPoint)locationInView:(UIView *)view;
    - (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
    @end
    @interface UITapGestureRecognizer : UIGestureRecognizer
    @property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
    @end
    @interface UIPanGestureRecognizer : UIGestureRecognizer
    @property NSUInteger minimumNumberOfTouches, maximumNumberOfTouches;
    - (CGPoint)translationInView:(UIView *)view;
    - (CGPoint)velocityInView:(UIView *)view;
    - (void)setTranslation:(CGPoint)translation inView:(UIView *)view;
    @end
    @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
    @property UIRectEdge edges;
    @end
    @interface UIPinchGestureRecognizer : UIGestureRecognizer
    @property CGFloat scale;
    @property (readonly) CGFloat velocity;
    @end
    @interface UIRotationGestureRecognizer : UIGestureRecognizer
    @property CGFloat rotation;
    @end
    @interface UISwipeGestureRecognizer : UIGestureRecognizer
    @property UISwipeGestureRecognizerDirection direction;
    @end
    @interface UILongPressGestureRecognizer : UIGestureRecognizer
    @property NSTimeInterval minimumPressDuration;
    @property NSUInteger numberOfTouchesRequired;
    @property CGFloat allowableMovement;
    @end
    @interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
    - (void)updateInteractiveTransition:(CGFloat)percent;
    - (void)cancelInteractiveTransition;
    - (void)finishInteractiveTransition;
    @end
    @interface UIDynamicAnimator : NSObject
    @end
    @interface UIFontDescriptor : NSObject
    @end
    @interface UIAccessibilityElement : UIResponder
    @end
    @interface UIPrintInteractionController : NSObject
    @property (class, readonly) UIPrintInteractionController *sharedPrintController;
    @property (weak) id delegate;
    @property id printInfo, printFormatter, printingItem;
    @property (copy) NSArray *printingItems;
    @end
    @interface UIDocument : NSObject
    @end
    @interface UIInputViewController : UIViewController
    @end
    @interface UIInputView : UIView
    @end
    """#
}
