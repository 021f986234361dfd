extension Stub {
  /// UIKit's views, controls, lists, gestures, colours and images.
  static let views = #"""
    typedef void (^UILintCompletion)(BOOL finished);
    enum { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
      UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32 };
    enum { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter,
      UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft, UIViewContentModeTopRight };
    enum { UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2, UIViewAnimationOptionBeginFromCurrentState = 4,
      UIViewAnimationOptionRepeat = 8, UIViewAnimationOptionAutoreverse = 16, UIViewAnimationOptionCurveEaseInOut = 0,
      UIViewAnimationOptionCurveEaseIn = 65536, UIViewAnimationOptionCurveEaseOut = 131072, UIViewAnimationOptionCurveLinear = 196608,
      UIViewAnimationOptionTransitionCrossDissolve = 5242880, UIViewAnimationOptionTransitionNone = 0 };
    enum { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear };
    enum { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4 };
    enum { UIControlEventTouchDown = 1, UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256,
      UIControlEventTouchDragInside = 4, UIControlEventTouchDragExit = 32, UIControlEventTouchDragEnter = 16, UIControlEventTouchDragOutside = 8,
      UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered = 8192, UIControlEventEditingDidBegin = 65536,
      UIControlEventEditingChanged = 131072, UIControlEventEditingDidEnd = 262144, UIControlEventEditingDidEndOnExit = 524288, UIControlEventAllEvents = 4294967295u };
    enum { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd,
      UIButtonTypeRoundedRect = 1 };
    enum { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural };
    enum { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail,
      NSLineBreakByTruncatingMiddle };
    enum { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect };
    enum { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways };
    enum { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL, UIKeyboardTypeNumberPad,
      UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch };
    enum { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend,
      UIReturnKeyYahoo, UIReturnKeyDone };
    enum { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences };
    enum { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes };
    enum { UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray,
      UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge };
    enum { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped };
    enum { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle };
    enum { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault };
    enum { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailDisclosureButton,
      UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton };
    enum { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert };
    enum { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine };
    enum { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom,
      UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100 };
    enum { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom };
    enum { UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal };
    enum { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive };
    enum { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded,
      UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = 3 };
    enum { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate };
    enum { NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
      NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
      NSLayoutAttributeBaseline, NSLayoutAttributeNotAnAttribute = 0 };
    enum { NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual };
    enum { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical };
    enum { UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4, UIRectCornerBottomRight = 8, UIRectCornerAllCorners = 15 };
    enum { UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2, UISwipeGestureRecognizerDirectionUp = 4,
      UISwipeGestureRecognizerDirectionDown = 8 };
    enum { NSStringDrawingUsesLineFragmentOrigin = 1, NSStringDrawingUsesFontLeading = 2, NSStringDrawingTruncatesLastVisibleLine = 32 };
    enum { NSUnderlineStyleNone, NSUnderlineStyleSingle };
    static const UILayoutPriority UILayoutPriorityRequired = 1000, UILayoutPriorityDefaultHigh = 750, UILayoutPriorityDefaultLow = 250;
    FOUNDATION_EXTERN NSString *const NSFontAttributeName, *const NSForegroundColorAttributeName, *const NSBackgroundColorAttributeName;
    FOUNDATION_EXTERN NSString *const NSParagraphStyleAttributeName, *const NSLinkAttributeName, *const NSUnderlineStyleAttributeName, *const NSKernAttributeName;
    FOUNDATION_EXTERN NSString *const NSStrikethroughStyleAttributeName, *const NSAttachmentAttributeName, *const NSShadowAttributeName;
    FOUNDATION_EXTERN NSString *const UIFontTextStyleBody, *const UIFontTextStyleHeadline, *const UIFontTextStyleSubheadline, *const UIFontTextStyleFootnote;
    FOUNDATION_EXTERN NSString *const UIFontTextStyleCaption1, *const UIFontTextStyleCaption2, *const UICollectionElementKindSectionHeader;
    FOUNDATION_EXTERN NSString *const UICollectionElementKindSectionFooter;
    FOUNDATION_EXTERN CGContextRef UIGraphicsGetCurrentContext(void);
    FOUNDATION_EXTERN UIImage *UIGraphicsGetImageFromCurrentImageContext(void);
    FOUNDATION_EXTERN void UIGraphicsBeginImageContext(CGSize size), UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
    FOUNDATION_EXTERN void UIGraphicsEndImageContext(void), UIRectFill(CGRect rect);
    FOUNDATION_EXTERN NSData *UIImagePNGRepresentation(UIImage *image), *UIImageJPEGRepresentation(UIImage *image, CGFloat quality);

    @interface UIColor : NSObject <NSCopying, NSSecureCoding>
    @property (class, readonly) UIColor *blackColor, *darkGrayColor, *lightGrayColor, *whiteColor, *grayColor, *redColor, *greenColor, *blueColor, *cyanColor;
    @property (class, readonly) UIColor *yellowColor, *magentaColor, *orangeColor, *purpleColor, *brownColor, *clearColor, *groupTableViewBackgroundColor;
    @property (class, readonly) UIColor *labelColor, *secondaryLabelColor, *tertiaryLabelColor, *systemBackgroundColor, *secondarySystemBackgroundColor;
    @property (class, readonly) UIColor *systemGroupedBackgroundColor, *separatorColor, *systemBlueColor, *systemRedColor, *systemGreenColor, *systemGrayColor;
    @property (readonly) CGColorRef CGColor;
    + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
    + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
    + (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
    + (UIColor *)colorWithPatternImage:(UIImage *)image;
    + (UIColor *)colorWithCGColor:(CGColorRef)color;
    + (UIColor *)colorNamed:(NSString *)name;
    - (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
    - (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
    - (void)set;
    - (void)setFill;
    - (void)setStroke;
    @end
    @interface UIFont : NSObject <NSCopying>
    @property (readonly) NSString *fontName, *familyName;
    @property (readonly) CGFloat pointSize, lineHeight, ascender, descender, capHeight, xHeight;
    @property (readonly) id fontDescriptor;
    @property (class, readonly) CGFloat systemFontSize, labelFontSize, smallSystemFontSize, buttonFontSize;
    + (UIFont *)systemFontOfSize:(CGFloat)size;
    + (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
    + (UIFont *)boldSystemFontOfSize:(CGFloat)size;
    + (UIFont *)italicSystemFontOfSize:(CGFloat)size;
    + (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
    + (UIFont *)preferredFontForTextStyle:(NSString *)style;
    + (UIFont *)fontWithDescriptor:(id)descriptor size:(CGFloat)size;
    - (UIFont *)fontWithSize:(CGFloat)size;
    @end
    @interface UIImage : NSObject <NSSecureCoding>
    @property (readonly) CGSize size;
    @property (readonly) CGFloat scale;
    @property (readonly) CGImageRef CGImage;
    @property (readonly) UIImageOrientation imageOrientation;
    @property (readonly) UIImageRenderingMode renderingMode;
    @property (readonly) NSArray<UIImage *> *images;
    @property (readonly) NSTimeInterval duration;
    + (UIImage *)imageNamed:(NSString *)name;
    + (UIImage *)imageNamed:(NSString *)name inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(UITraitCollection *)traits;
    + (UIImage *)systemImageNamed:(NSString *)name;
    + (UIImage *)imageWithData:(NSData *)data;
    + (UIImage *)imageWithData:(NSData *)data scale:(CGFloat)scale;
    + (UIImage *)imageWithContentsOfFile:(NSString *)path;
    + (UIImage *)imageWithCGImage:(CGImageRef)image;
    + (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
    + (UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
    - (instancetype)initWithData:(NSData *)data;
    - (instancetype)initWithContentsOfFile:(NSString *)path;
    - (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode;
    - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets;
    - (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)width topCapHeight:(NSInteger)height;
    - (void)drawInRect:(CGRect)rect;
    - (void)drawAtPoint:(CGPoint)point;
    @end
    @interface UIBezierPath : NSObject
    @property CGPathRef CGPath;
    @property CGFloat lineWidth;
    + (instancetype)bezierPath;
    + (instancetype)bezierPathWithRect:(CGRect)rect;
    + (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
    + (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius;
    + (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii;
    - (void)moveToPoint:(CGPoint)point;
    - (void)addLineToPoint:(CGPoint)point;
    - (void)closePath;
    - (void)fill;
    - (void)stroke;
    - (void)addClip;
    @end
    @interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying>
    @end
    @interface NSMutableParagraphStyle : NSParagraphStyle
    @property CGFloat lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple;
    @property NSTextAlignment alignment;
    @property NSLineBreakMode lineBreakMode;
    @end
    @interface NSTextAttachment : NSObject
    @property UIImage *image;
    @property CGRect bounds;
    @end
    @interface NSShadow : NSObject
    @end
    @interface NSTextContainer : NSObject
    @property CGFloat lineFragmentPadding;
    @end
    @interface NSLayoutManager : NSObject
    @end
    @interface NSTextStorage : NSMutableAttributedString
    @end

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

    @interface UILabel : UIView
    @property (copy) NSString *text;
    @property (copy) NSAttributedString *attributedText;
    @property UIFont *font;
    @property UIColor *textColor, *highlightedTextColor, *shadowColor;
    @property CGSize shadowOffset;
    @property NSTextAlignment textAlignment;
    @property NSLineBreakMode lineBreakMode;
    @property NSInteger numberOfLines;
    @property BOOL adjustsFontSizeToFitWidth, adjustsFontForContentSizeCategory;
    @property CGFloat minimumScaleFactor, preferredMaxLayoutWidth;
    @property (getter=isHighlighted) BOOL highlighted;
    @property (getter=isEnabled) BOOL enabled;
    @end
    @interface UIImageView : UIView
    @property UIImage *image, *highlightedImage;
    @property (copy) NSArray<UIImage *> *animationImages;
    @property NSTimeInterval animationDuration;
    @property NSInteger animationRepeatCount;
    @property (getter=isHighlighted) BOOL highlighted;
    - (instancetype)initWithImage:(UIImage *)image;
    - (void)startAnimating;
    - (void)stopAnimating;
    @end
    @interface UIControl : UIView
    @property (getter=isEnabled) BOOL enabled;
    @property (getter=isSelected) BOOL selected;
    @property (getter=isHighlighted) BOOL highlighted;
    @property (readonly) UIControlState state;
    @property UIControlContentVerticalAlignment contentVerticalAlignment;
    @property UIControlContentHorizontalAlignment contentHorizontalAlignment;
    - (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
    - (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
    - (void)sendActionsForControlEvents:(UIControlEvents)events;
    @end
    @interface UIButton : UIControl
    @property (readonly) UILabel *titleLabel;
    @property (readonly) UIImageView *imageView;
    @property (readonly) UIButtonType buttonType;
    @property (readonly) NSString *currentTitle;
    @property (readonly) UIImage *currentImage;
    @property UIEdgeInsets contentEdgeInsets, titleEdgeInsets, imageEdgeInsets;
    @property BOOL adjustsImageWhenHighlighted, adjustsImageWhenDisabled, showsTouchWhenHighlighted;
    @property (copy) UIMenu *menu;
    + (instancetype)buttonWithType:(UIButtonType)type;
    - (void)setTitle:(NSString *)title forState:(UIControlState)state;
    - (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
    - (void)setAttributedTitle:(NSAttributedString *)title forState:(UIControlState)state;
    - (void)setImage:(UIImage *)image forState:(UIControlState)state;
    - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
    - (NSString *)titleForState:(UIControlState)state;
    - (UIImage *)imageForState:(UIControlState)state;
    @end
    @interface UISwitch : UIControl
    @property (getter=isOn) BOOL on;
    @property UIColor *onTintColor, *thumbTintColor;
    - (void)setOn:(BOOL)on animated:(BOOL)animated;
    @end
    @interface UISlider : UIControl
    @property float value, minimumValue, maximumValue;
    @property UIColor *minimumTrackTintColor, *maximumTrackTintColor;
    @end
    @interface UIStepper : UIControl
    @property double value, minimumValue, maximumValue, stepValue;
    @end
    @interface UISegmentedControl : UIControl
    @property NSInteger selectedSegmentIndex;
    @property (readonly) NSUInteger numberOfSegments;
    - (instancetype)initWithItems:(NSArray *)items;
    - (void)setTitle:(NSString *)title forSegmentAtIndex:(NSUInteger)index;
    - (NSString *)titleForSegmentAtIndex:(NSUInteger)index;
    - (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)index;
    @end
    @interface UIPageControl : UIControl
    @property NSInteger currentPage, numberOfPages;
    @property BOOL hidesForSinglePage;
    @property UIColor *pageIndicatorTintColor, *currentPageIndicatorTintColor;
    @end
    @interface UIRefreshControl : UIControl
    @property (readonly, getter=isRefreshing) BOOL refreshing;
    @property NSAttributedString *attributedTitle;
    - (void)beginRefreshing;
    - (void)endRefreshing;
    @end
    @interface UIDatePicker : UIControl
    @property NSDate *date, *minimumDate, *maximumDate;
    @property UIDatePickerMode datePickerMode;
    @property NSTimeInterval countDownDuration;
    @property NSInteger minuteInterval, preferredDatePickerStyle;
    @property NSLocale *locale;
    @property (copy) NSTimeZone *timeZone;
    - (void)setDate:(NSDate *)date animated:(BOOL)animated;
    @end
    @interface UIPickerView : UIView
    @property (weak) id delegate, dataSource;
    @property BOOL showsSelectionIndicator;
    - (NSInteger)selectedRowInComponent:(NSInteger)component;
    - (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
    - (void)reloadAllComponents;
    - (void)reloadComponent:(NSInteger)component;
    @end
    @protocol UIPickerViewDelegate <NSObject>
    @end
    @protocol UIPickerViewDataSource <NSObject>
    @end
    @interface UIProgressView : UIView
    @property float progress;
    @property UIColor *progressTintColor, *trackTintColor;
    - (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
    - (void)setProgress:(float)progress animated:(BOOL)animated;
    @end
    @interface UIActivityIndicatorView : UIView
    @property BOOL hidesWhenStopped;
    @property UIColor *color;
    @property UIActivityIndicatorViewStyle activityIndicatorViewStyle;
    @property (readonly, getter=isAnimating) BOOL animating;
    - (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
    - (void)startAnimating;
    - (void)stopAnimating;
    @end
    @protocol UITextInputTraits <NSObject>
    @property UIKeyboardType keyboardType;
    @property UIReturnKeyType returnKeyType;
    @property UITextAutocapitalizationType autocapitalizationType;
    @property UITextAutocorrectionType autocorrectionType;
    @property UIKeyboardAppearance keyboardAppearance;
    @property NSInteger spellCheckingType;
    @property BOOL enablesReturnKeyAutomatically;
    @property (getter=isSecureTextEntry) BOOL secureTextEntry;
    @property (copy) UITextContentType textContentType;
    @end
    @interface UITextPosition : NSObject
    @end
    @interface UITextRange : NSObject
    @property (readonly) UITextPosition *start, *end;
    @property (readonly, getter=isEmpty) BOOL empty;
    @end
    @protocol UIKeyInput <UITextInputTraits>
    - (void)insertText:(NSString *)text;
    - (void)deleteBackward;
    @property (readonly) BOOL hasText;
    @end
    @protocol UITextInput <UIKeyInput>
    @property (copy) UITextRange *selectedTextRange;
    @property (readonly) UITextRange *markedTextRange;
    @property (readonly) UITextPosition *beginningOfDocument, *endOfDocument;
    - (UITextRange *)textRangeFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to;
    - (UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
    - (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)to;
    @end
    @protocol UITextFieldDelegate <NSObject>
    @end
    @interface UITextField : UIControl <UITextInput>
    @property (copy) NSString *text, *placeholder;
    @property (copy) NSAttributedString *attributedText, *attributedPlaceholder;
    @property UIFont *font;
    @property UIColor *textColor;
    @property NSTextAlignment textAlignment;
    @property UITextBorderStyle borderStyle;
    @property (weak) id<UITextFieldDelegate> delegate;
    @property UITextFieldViewMode clearButtonMode, leftViewMode, rightViewMode;
    @property UIView *leftView, *rightView;
    @property UIImage *background;
    @property (readonly, getter=isEditing) BOOL editing;
    @property BOOL clearsOnBeginEditing, adjustsFontSizeToFitWidth, clearsOnInsertion;
    @property (copy) NSDictionary *defaultTextAttributes, *typingAttributes;
    @property CGFloat minimumFontSize;
    @end
    @protocol UIScrollViewDelegate <NSObject>
    @end
    @interface UIScrollView : UIView
    @property CGPoint contentOffset;
    @property CGSize contentSize;
    @property UIEdgeInsets contentInset, scrollIndicatorInsets;
    @property (readonly) UIEdgeInsets adjustedContentInset;
    @property (weak) id<UIScrollViewDelegate> delegate;
    @property (getter=isPagingEnabled) BOOL pagingEnabled;
    @property (getter=isScrollEnabled) BOOL scrollEnabled;
    @property (getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
    @property (readonly, getter=isTracking) BOOL tracking;
    @property (readonly, getter=isDragging) BOOL dragging;
    @property (readonly, getter=isDecelerating) BOOL decelerating;
    @property (readonly, getter=isZooming) BOOL zooming;
    @property BOOL bounces, alwaysBounceVertical, alwaysBounceHorizontal, showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop;
    @property BOOL delaysContentTouches, canCancelContentTouches, bouncesZoom;
    @property CGFloat minimumZoomScale, maximumZoomScale, zoomScale, decelerationRate;
    @property UIScrollViewKeyboardDismissMode keyboardDismissMode;
    @property NSInteger contentInsetAdjustmentBehavior, indicatorStyle;
    @property UIRefreshControl *refreshControl;
    @property (readonly) UIGestureRecognizer *panGestureRecognizer, *pinchGestureRecognizer;
    - (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
    - (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
    - (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
    - (void)zoomToRect:(CGRect)rect animated:(BOOL)animated;
    - (void)flashScrollIndicators;
    @end
    @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
    @end
    @interface UITextView : UIScrollView <UITextInput>
    @property (weak) id<UITextViewDelegate> delegate;
    @property (copy) NSString *text;
    @property (copy) NSAttributedString *attributedText;
    @property UIFont *font;
    @property UIColor *textColor;
    @property NSTextAlignment textAlignment;
    @property NSRange selectedRange;
    @property (getter=isEditable) BOOL editable;
    @property (getter=isSelectable) BOOL selectable;
    @property UIDataDetectorTypes dataDetectorTypes;
    @property UIEdgeInsets textContainerInset;
    @property (readonly) NSTextContainer *textContainer;
    @property (readonly) NSLayoutManager *layoutManager;
    @property (readonly) NSTextStorage *textStorage;
    @property (copy) NSDictionary *linkTextAttributes, *typingAttributes;
    - (void)scrollRangeToVisible:(NSRange)range;
    @end
    @protocol UITableViewDataSource <NSObject>
    @end
    @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
    @end
    @protocol UITableViewDataSourcePrefetching <NSObject>
    @end
    @interface UITableView : UIScrollView
    @property (readonly) UITableViewStyle style;
    @property (weak) id<UITableViewDataSource> dataSource;
    @property (weak) id<UITableViewDelegate> delegate;
    @property CGFloat rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
    @property UIView *tableHeaderView, *tableFooterView, *backgroundView;
    @property UITableViewCellSeparatorStyle separatorStyle;
    @property UIColor *separatorColor, *sectionIndexColor, *sectionIndexBackgroundColor;
    @property UIEdgeInsets separatorInset;
    @property (getter=isEditing) BOOL editing;
    @property BOOL allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing;
    @property (readonly) NSInteger numberOfSections;
    @property (readonly) NSIndexPath *indexPathForSelectedRow;
    @property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows, *indexPathsForVisibleRows;
    @property (readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
    - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
    - (void)reloadData;
    - (void)beginUpdates;
    - (void)endUpdates;
    - (void)performBatchUpdates:(void (^)(void))updates completion:(UILintCompletion)completion;
    - (NSInteger)numberOfRowsInSection:(NSInteger)section;
    - (__kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
    - (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
    - (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
    - (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
    - (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
    - (__kindof UIView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forCellReuseIdentifier:(NSString *)identifier;
    - (void)registerNib:(id)nib forCellReuseIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
    - (void)selectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
    - (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
    - (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
    - (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    - (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path;
    @end
    @interface UITableViewCell : UIView
    @property (readonly) UILabel *textLabel, *detailTextLabel;
    @property (readonly) UIImageView *imageView;
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView, *accessoryView, *editingAccessoryView;
    @property UITableViewCellSelectionStyle selectionStyle;
    @property UITableViewCellAccessoryType accessoryType;
    @property (readonly) NSString *reuseIdentifier;
    @property UIEdgeInsets separatorInset;
    @property (getter=isSelected) BOOL selected;
    @property (getter=isHighlighted) BOOL highlighted;
    @property (getter=isEditing) BOOL editing;
    @property NSInteger indentationLevel;
    - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
    - (void)prepareForReuse;
    - (void)setSelected:(BOOL)selected animated:(BOOL)animated;
    - (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    @end
    @interface UITableViewHeaderFooterView : UIView
    @property (readonly) UILabel *textLabel, *detailTextLabel;
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView;
    - (instancetype)initWithReuseIdentifier:(NSString *)identifier;
    @end
    @interface UITableViewRowAction : NSObject
    @property (copy) UIColor *backgroundColor;
    + (instancetype)rowActionWithStyle:(NSInteger)style title:(NSString *)title
      handler:(void (^)(UITableViewRowAction *action, NSIndexPath *indexPath))handler;
    @end
    @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
    @property UITableView *tableView;
    @property BOOL clearsSelectionOnViewWillAppear;
    @property UIRefreshControl *refreshControl;
    - (instancetype)initWithStyle:(UITableViewStyle)style;
    @end
    @interface UICollectionViewLayout : NSObject
    @property (readonly) UICollectionView *collectionView;
    @property (readonly) CGSize collectionViewContentSize;
    - (void)invalidateLayout;
    - (void)prepareLayout;
    @end
    @interface UICollectionViewFlowLayout : UICollectionViewLayout
    @property CGFloat minimumLineSpacing, minimumInteritemSpacing;
    @property CGSize itemSize, estimatedItemSize, headerReferenceSize, footerReferenceSize;
    @property UICollectionViewScrollDirection scrollDirection;
    @property UIEdgeInsets sectionInset;
    @end
    @interface UICollectionViewLayoutAttributes : NSObject
    @property CGRect frame, bounds;
    @property CGPoint center;
    @property CGSize size;
    @property CGFloat alpha;
    @property NSInteger zIndex;
    @property CGAffineTransform transform;
    @property NSIndexPath *indexPath;
    + (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)path;
    @end
    @interface UICollectionReusableView : UIView
    @property (readonly) NSString *reuseIdentifier;
    - (void)prepareForReuse;
    @end
    @interface UICollectionViewCell : UICollectionReusableView
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView;
    @property (getter=isSelected) BOOL selected;
    @property (getter=isHighlighted) BOOL highlighted;
    @end
    @protocol UICollectionViewDataSource <NSObject>
    @end
    @protocol UICollectionViewDelegate <UIScrollViewDelegate>
    @end
    @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
    @end
    @interface UICollectionView : UIScrollView
    @property (weak) id<UICollectionViewDataSource> dataSource;
    @property (weak) id<UICollectionViewDelegate> delegate;
    @property UICollectionViewLayout *collectionViewLayout;
    @property UIView *backgroundView;
    @property BOOL allowsSelection, allowsMultipleSelection;
    @property (readonly) NSInteger numberOfSections;
    @property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems, *indexPathsForVisibleItems;
    @property (readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
    - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
    - (void)reloadData;
    - (void)registerClass:(Class)cls forCellWithReuseIdentifier:(NSString *)identifier;
    - (void)registerNib:(id)nib forCellWithReuseIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
    - (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
    - (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier
      forIndexPath:(NSIndexPath *)path;
    - (__kindof UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path;
    - (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
    - (NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
    - (NSInteger)numberOfItemsInSection:(NSInteger)section;
    - (void)scrollToItemAtIndexPath:(NSIndexPath *)path atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated;
    - (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
    - (void)performBatchUpdates:(void (^)(void))updates completion:(UILintCompletion)completion;
    @end
    @interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
    @property UICollectionView *collectionView;
    @property (readonly) UICollectionViewLayout *collectionViewLayout;
    - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
    @end
    @interface UIStackView : UIView
    @property (readonly) NSArray<__kindof UIView *> *arrangedSubviews;
    @property UILayoutConstraintAxis axis;
    @property UIStackViewDistribution distribution;
    @property UIStackViewAlignment alignment;
    @property CGFloat spacing;
    - (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
    - (void)addArrangedSubview:(UIView *)view;
    - (void)removeArrangedSubview:(UIView *)view;
    - (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index;
    @end
    @protocol UISearchBarDelegate <NSObject>
    @end
    @interface UISearchBar : UIView <UITextInputTraits>
    @property (weak) id<UISearchBarDelegate> delegate;
    @property (copy) NSString *text, *prompt, *placeholder;
    @property UIColor *barTintColor;
    @property UIBarStyle barStyle;
    @property UISearchBarStyle searchBarStyle;
    @property BOOL showsCancelButton, showsScopeBar, showsBookmarkButton;
    @property (getter=isTranslucent) BOOL translucent;
    @property UIImage *backgroundImage;
    @property (copy) NSArray<NSString *> *scopeButtonTitles;
    @property NSInteger selectedScopeButtonIndex;
    @property (readonly) UITextField *searchTextField;
    - (void)setShowsCancelButton:(BOOL)shows animated:(BOOL)animated;
    @end
    @interface UINavigationBar : UIView
    @property UIBarStyle barStyle;
    @property (getter=isTranslucent) BOOL translucent;
    @property UIColor *barTintColor;
    @property (copy) NSDictionary *titleTextAttributes, *largeTitleTextAttributes;
    @property UIImage *shadowImage, *backIndicatorImage, *backIndicatorTransitionMaskImage;
    @property (readonly) UINavigationItem *topItem, *backItem;
    @property (copy) NSArray<UINavigationItem *> *items;
    @property BOOL prefersLargeTitles;
    @property (weak) id delegate;
    @property (copy) id standardAppearance, scrollEdgeAppearance, compactAppearance;
    - (void)setBackgroundImage:(UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
    @end
    @protocol UIBarPositioningDelegate <NSObject>
    @end
    @protocol UINavigationBarDelegate <UIBarPositioningDelegate>
    @end
    @interface UIToolbar : UIView
    @property (copy) NSArray<UIBarButtonItem *> *items;
    @property UIColor *barTintColor;
    @property UIBarStyle barStyle;
    @property (getter=isTranslucent) BOOL translucent;
    - (void)setItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
    @end
    @protocol UITabBarDelegate <NSObject>
    @end
    @interface UITabBar : UIView
    @property (copy) NSArray<UITabBarItem *> *items;
    @property (assign) UITabBarItem *selectedItem;
    @property UIColor *barTintColor, *unselectedItemTintColor;
    @property UIImage *backgroundImage, *shadowImage, *selectionIndicatorImage;
    @property (getter=isTranslucent) BOOL translucent;
    @property (weak) id<UITabBarDelegate> delegate;
    @end
    @interface UIBarItem : NSObject <UIAppearance>
    @property (copy) NSString *title;
    @property UIImage *image;
    @property (getter=isEnabled) BOOL enabled;
    @property NSInteger tag;
    @property UIEdgeInsets imageInsets;
    - (void)setTitleTextAttributes:(NSDictionary *)attributes forState:(UIControlState)state;
    @end
    @interface UIBarButtonItem : UIBarItem
    @property UIBarButtonItemStyle style;
    @property CGFloat width;
    @property UIView *customView;
    @property SEL action;
    @property (weak) id target;
    @property UIColor *tintColor;
    @property (copy) UIMenu *menu;
    - (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
    - (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
    - (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
    - (instancetype)initWithCustomView:(UIView *)view;
    @end
    @interface UITabBarItem : UIBarItem
    @property (copy) NSString *badgeValue;
    @property UIImage *selectedImage;
    - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag;
    - (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image selectedImage:(UIImage *)selected;
    @end
    @interface UINavigationItem : NSObject
    @property (copy) NSString *title, *prompt;
    @property UIView *titleView;
    @property UIBarButtonItem *backBarButtonItem, *leftBarButtonItem, *rightBarButtonItem;
    @property (copy) NSArray<UIBarButtonItem *> *leftBarButtonItems, *rightBarButtonItems;
    @property BOOL hidesBackButton, leftItemsSupplementBackButton, hidesSearchBarWhenScrolling;
    @property NSInteger largeTitleDisplayMode;
    @property UISearchController *searchController;
    - (void)setRightBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
    - (void)setLeftBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
    - (void)setRightBarButtonItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
    - (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated;
    @end

    @interface UIAlertView : UIView
    @property (assign) id delegate;
    @property (copy) NSString *title, *message;
    @property UIAlertViewStyle alertViewStyle;
    @property (readonly) NSInteger numberOfButtons, firstOtherButtonIndex;
    @property NSInteger cancelButtonIndex;
    @property (readonly, getter=isVisible) BOOL visible;
    - (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancel
      otherButtonTitles:(NSString *)other, ...;
    - (NSInteger)addButtonWithTitle:(NSString *)title;
    - (NSString *)buttonTitleAtIndex:(NSInteger)index;
    - (UITextField *)textFieldAtIndex:(NSInteger)index;
    - (void)show;
    - (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
    @end
    @interface UIActionSheet : UIView
    @property (assign) id delegate;
    @property (copy) NSString *title;
    @property UIActionSheetStyle actionSheetStyle;
    @property (readonly) NSInteger numberOfButtons, firstOtherButtonIndex;
    @property NSInteger cancelButtonIndex, destructiveButtonIndex;
    @property (readonly, getter=isVisible) BOOL visible;
    - (instancetype)initWithTitle:(NSString *)title delegate:(id)delegate cancelButtonTitle:(NSString *)cancel
      destructiveButtonTitle:(NSString *)destructive otherButtonTitles:(NSString *)other, ...;
    - (NSInteger)addButtonWithTitle:(NSString *)title;
    - (NSString *)buttonTitleAtIndex:(NSInteger)index;
    - (void)showInView:(UIView *)view;
    - (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
    - (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
    - (void)showFromToolbar:(UIToolbar *)toolbar;
    - (void)showFromTabBar:(UITabBar *)bar;
    - (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
    @end
    @protocol UIWebViewDelegate <NSObject>
    @end
    @interface UIWebView : UIView
    @property (assign) id<UIWebViewDelegate> delegate;
    @property (readonly) UIScrollView *scrollView;
    @property (readonly) NSURLRequest *request;
    @property (readonly) BOOL canGoBack, canGoForward;
    @property (readonly, getter=isLoading) BOOL loading;
    @property BOOL scalesPageToFit;
    @property UIDataDetectorTypes dataDetectorTypes;
    - (void)loadRequest:(NSURLRequest *)request;
    - (void)loadHTMLString:(NSString *)string baseURL:(NSURL *)url;
    - (void)reload;
    - (void)stopLoading;
    - (void)goBack;
    - (void)goForward;
    - (NSString *)stringByEvaluatingJavaScriptFromString:(NSString *)script;
    @end
    @interface UIMenuController : NSObject
    @property (class, readonly) UIMenuController *sharedMenuController;
    @property (copy) NSArray *menuItems;
    @property (getter=isMenuVisible) BOOL menuVisible;
    - (void)setMenuVisible:(BOOL)visible animated:(BOOL)animated;
    - (void)setTargetRect:(CGRect)rect inView:(UIView *)view;
    @end
    @interface UIMenuItem : NSObject
    - (instancetype)initWithTitle:(NSString *)title action:(SEL)action;
    @end
    @interface UIMenuElement : NSObject
    @end
    @interface UIMenu : UIMenuElement
    @end
    @interface UIAction : UIMenuElement
    @end
    @interface UIPasteboard : NSObject
    @property (class, readonly) UIPasteboard *generalPasteboard;
    @property (copy) NSString *string;
    @property (copy) UIImage *image;
    @property (copy) NSURL *URL;
    @property (copy) NSArray *items;
    @end
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
