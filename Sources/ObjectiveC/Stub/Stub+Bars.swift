extension Stub {
  /// Bars, their items, and the classes of old: alert views, action sheets, web views.
  static let bars = #"""
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
    """#
}
