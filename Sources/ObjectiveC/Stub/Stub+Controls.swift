extension Stub {
  /// Labels, controls and text input.
  static let controls = #"""
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
    """#
}
