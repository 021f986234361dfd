extension Stub {
  /// Layout, views and windows.
  static let views = #"""
    @interface NSLayoutConstraint : NSObject
    @property CGFloat constant;
    @property UILayoutPriority priority;
    @property (getter=isActive) BOOL active;
    @property (copy) NSString *identifier;
    @property (readonly) id firstItem, secondItem;
    @property (readonly) NSLayoutAttribute firstAttribute, secondAttribute;
    + (instancetype)constraintWithItem:(id)item attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation toItem:(id)other
      attribute:(NSLayoutAttribute)second multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
    + (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSUInteger)options metrics:(NSDictionary *)metrics
      views:(NSDictionary *)views;
    + (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
    + (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
    @end
    @interface NSLayoutAnchor<AnchorType> : NSObject
    - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
    - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant;
    - (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
    - (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
    @end
    @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
    @end
    @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
    @end
    @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
    - (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
    - (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
    @end
    @interface UILayoutGuide : NSObject
    @property (readonly) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
    @property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor;
    @property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
    @property (readonly) CGRect layoutFrame;
    @end

    @interface UIView : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UITraitEnvironment, UICoordinateSpace>
    @property CGRect frame, bounds;
    @property CGPoint center;
    @property CGAffineTransform transform;
    @property NSInteger tag;
    @property CGFloat alpha, contentScaleFactor;
    @property (getter=isHidden) BOOL hidden;
    @property (getter=isOpaque) BOOL opaque;
    @property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
    @property (getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
    @property (getter=isExclusiveTouch) BOOL exclusiveTouch;
    @property BOOL clipsToBounds, autoresizesSubviews, translatesAutoresizingMaskIntoConstraints, clearsContextBeforeDrawing, preservesSuperviewLayoutMargins;
    @property UIViewContentMode contentMode;
    @property UIViewAutoresizing autoresizingMask;
    @property (copy) UIColor *backgroundColor, *tintColor;
    @property (readonly) CALayer *layer;
    @property (readonly) UIView *superview;
    @property (readonly) UIWindow *window;
    @property (readonly) NSArray<__kindof UIView *> *subviews;
    @property UIView *maskView;
    @property (copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
    @property (readonly) NSArray<NSLayoutConstraint *> *constraints;
    @property UIEdgeInsets layoutMargins;
    @property (readonly) UIEdgeInsets safeAreaInsets;
    @property (readonly) UILayoutGuide *safeAreaLayoutGuide, *layoutMarginsGuide, *readableContentGuide;
    @property (readonly) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
    @property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor, *firstBaselineAnchor, *lastBaselineAnchor;
    @property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
    @property (readonly) CGSize intrinsicContentSize;
    @property NSInteger semanticContentAttribute;
    @property UIViewTintAdjustmentMode tintAdjustmentMode;
    @property UIUserInterfaceStyle overrideUserInterfaceStyle;
    @property (copy) NSString *restorationIdentifier;
    @property (class, readonly) Class layerClass;
    @property (class, readonly) BOOL areAnimationsEnabled;
    - (instancetype)initWithFrame:(CGRect)frame;
    - (instancetype)initWithCoder:(NSCoder *)coder;
    - (void)addSubview:(UIView *)view;
    - (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
    - (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
    - (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
    - (void)bringSubviewToFront:(UIView *)view;
    - (void)sendSubviewToBack:(UIView *)view;
    - (void)removeFromSuperview;
    - (void)exchangeSubviewAtIndex:(NSInteger)index withSubviewAtIndex:(NSInteger)other;
    - (BOOL)isDescendantOfView:(UIView *)view;
    - (__kindof UIView *)viewWithTag:(NSInteger)tag;
    - (void)layoutSubviews;
    - (void)layoutIfNeeded;
    - (void)setNeedsLayout;
    - (void)setNeedsDisplay;
    - (void)setNeedsUpdateConstraints;
    - (void)updateConstraints;
    - (void)updateConstraintsIfNeeded;
    - (void)drawRect:(CGRect)rect;
    - (void)didMoveToSuperview;
    - (void)willMoveToSuperview:(UIView *)view;
    - (void)didMoveToWindow;
    - (void)willMoveToWindow:(UIWindow *)window;
    - (void)didAddSubview:(UIView *)view;
    - (void)tintColorDidChange;
    - (void)sizeToFit;
    - (CGSize)sizeThatFits:(CGSize)size;
    - (CGSize)systemLayoutSizeFittingSize:(CGSize)size;
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
    - (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
    - (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
    - (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
    - (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
    - (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
    - (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
    - (void)addConstraint:(NSLayoutConstraint *)constraint;
    - (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
    - (void)removeConstraint:(NSLayoutConstraint *)constraint;
    - (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
    - (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
    - (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
    - (BOOL)endEditing:(BOOL)force;
    - (UIView *)snapshotViewAfterScreenUpdates:(BOOL)after;
    - (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)after;
    + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
    + (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(UILintCompletion)completion;
    + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options
      animations:(void (^)(void))animations completion:(UILintCompletion)completion;
    + (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)damping
      initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
      completion:(UILintCompletion)completion;
    + (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options
      animations:(void (^)(void))animations completion:(UILintCompletion)completion;
    + (void)performWithoutAnimation:(void (^)(void))actions;
    + (void)setAnimationsEnabled:(BOOL)enabled;
    + (void)beginAnimations:(NSString *)identifier context:(void *)context;
    + (void)commitAnimations;
    + (void)setAnimationDuration:(NSTimeInterval)duration;
    @end
    @interface UIWindow : UIView
    @property UIViewController *rootViewController;
    @property UIWindowLevel windowLevel;
    @property UIScreen *screen;
    @property (weak) UIWindowScene *windowScene;
    @property (readonly, getter=isKeyWindow) BOOL keyWindow;
    - (instancetype)initWithWindowScene:(UIWindowScene *)scene;
    - (void)makeKeyAndVisible;
    - (void)makeKeyWindow;
    @end
    @interface UIScreen : NSObject
    @property (class, readonly) UIScreen *mainScreen;
    @property (class, readonly) NSArray<UIScreen *> *screens;
    @property (readonly) CGRect bounds, applicationFrame, nativeBounds;
    @property (readonly) CGFloat scale, nativeScale;
    @property CGFloat brightness;
    @property (readonly) UITraitCollection *traitCollection;
    @property (readonly) id<UICoordinateSpace> coordinateSpace, fixedCoordinateSpace;
    @end
    """#
}
