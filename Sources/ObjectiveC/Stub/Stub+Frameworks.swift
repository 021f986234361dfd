extension Stub {
  /// The classes of other frameworks that meet presentation and navigation.
  static let frameworks = #"""
    @interface CALayer : NSObject
    @property CGRect frame, bounds;
    @property CGPoint position, anchorPoint;
    @property CATransform3D transform, sublayerTransform;
    @property CGFloat cornerRadius, borderWidth, shadowRadius, zPosition, contentsScale, rasterizationScale;
    @property float opacity, shadowOpacity, speed;
    @property CFTimeInterval beginTime, duration, timeOffset;
    @property CGSize shadowOffset;
    @property CGColorRef backgroundColor, borderColor, shadowColor;
    @property CGPathRef shadowPath;
    @property BOOL masksToBounds, shouldRasterize, allowsEdgeAntialiasing;
    @property (getter=isHidden) BOOL hidden;
    @property (getter=isOpaque) BOOL opaque;
    @property id contents;
    @property CALayer *mask;
    @property (readonly) CALayer *superlayer, *presentationLayer, *modelLayer;
    @property (copy) NSArray<__kindof CALayer *> *sublayers;
    @property (copy) NSString *name, *contentsGravity;
    @property (weak) id delegate;
    + (instancetype)layer;
    - (void)addSublayer:(CALayer *)layer;
    - (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index;
    - (void)removeFromSuperlayer;
    - (void)addAnimation:(id)animation forKey:(NSString *)key;
    - (void)removeAllAnimations;
    - (void)removeAnimationForKey:(NSString *)key;
    - (id)animationForKey:(NSString *)key;
    - (void)setNeedsDisplay;
    - (void)setNeedsLayout;
    - (void)layoutIfNeeded;
    - (void)renderInContext:(CGContextRef)context;
    @end
    @interface CAShapeLayer : CALayer
    @property CGPathRef path;
    @property CGColorRef fillColor, strokeColor;
    @property CGFloat lineWidth, strokeStart, strokeEnd;
    @property (copy) NSString *lineCap, *lineJoin, *fillRule;
    @property (copy) NSArray<NSNumber *> *lineDashPattern;
    @end
    @interface CAGradientLayer : CALayer
    @property (copy) NSArray *colors;
    @property (copy) NSArray<NSNumber *> *locations;
    @property CGPoint startPoint, endPoint;
    @end
    @interface CATextLayer : CALayer
    @end
    @interface CAAnimation : NSObject
    @property CFTimeInterval beginTime, duration;
    @property float repeatCount, speed;
    @property BOOL autoreverses;
    @property (getter=isRemovedOnCompletion) BOOL removedOnCompletion;
    @property id delegate;
    @property id timingFunction;
    @property (copy) NSString *fillMode;
    + (instancetype)animation;
    @end
    @interface CAPropertyAnimation : CAAnimation
    @property (copy) NSString *keyPath;
    + (instancetype)animationWithKeyPath:(NSString *)path;
    @end
    @interface CABasicAnimation : CAPropertyAnimation
    @property id fromValue, toValue, byValue;
    @end
    @interface CAKeyframeAnimation : CAPropertyAnimation
    @property (copy) NSArray *values;
    @property (copy) NSArray<NSNumber *> *keyTimes;
    @property CGPathRef path;
    @end
    @interface CATransition : CAAnimation
    @property (copy) NSString *type, *subtype;
    @end
    @interface CAAnimationGroup : CAAnimation
    @property (copy) NSArray *animations;
    @end
    @interface CAMediaTimingFunction : NSObject
    + (instancetype)functionWithName:(NSString *)name;
    @end
    @interface CADisplayLink : NSObject
    @property (getter=isPaused) BOOL paused;
    @property (readonly) CFTimeInterval timestamp, duration;
    + (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
    - (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSString *)mode;
    - (void)invalidate;
    @end
    @interface CATransaction : NSObject
    + (void)begin;
    + (void)commit;
    + (void)flush;
    + (void)setDisableActions:(BOOL)flag;
    + (void)setAnimationDuration:(CFTimeInterval)duration;
    + (void)setCompletionBlock:(void (^)(void))block;
    @end

    @protocol WKNavigationDelegate <NSObject>
    @end
    @protocol WKUIDelegate <NSObject>
    @end
    @protocol WKScriptMessageHandler <NSObject>
    @end
    @interface WKUserScript : NSObject
    @end
    @interface WKUserContentController : NSObject
    - (void)addScriptMessageHandler:(id<WKScriptMessageHandler>)handler name:(NSString *)name;
    - (void)addUserScript:(WKUserScript *)script;
    @end
    @interface WKPreferences : NSObject
    @property BOOL javaScriptEnabled, javaScriptCanOpenWindowsAutomatically;
    @end
    @interface WKWebViewConfiguration : NSObject
    @property WKUserContentController *userContentController;
    @property WKPreferences *preferences;
    @property id websiteDataStore, processPool;
    @property BOOL allowsInlineMediaPlayback;
    @end
    @interface WKFrameInfo : NSObject
    @property (readonly, getter=isMainFrame) BOOL mainFrame;
    @property (readonly) NSURLRequest *request;
    @end
    @interface WKNavigation : NSObject
    @end
    @interface WKNavigationAction : NSObject
    @property (readonly) WKFrameInfo *sourceFrame, *targetFrame;
    @property (readonly) NSInteger navigationType;
    @property (readonly) NSURLRequest *request;
    @end
    @interface WKNavigationResponse : NSObject
    @property (readonly) NSURLResponse *response;
    @end
    @interface WKScriptMessage : NSObject
    @property (readonly) id body;
    @property (readonly) NSString *name;
    @end
    @interface WKWebView : UIView
    @property (readonly) WKWebViewConfiguration *configuration;
    @property (weak) id<WKNavigationDelegate> navigationDelegate;
    @property (weak) id<WKUIDelegate> UIDelegate;
    @property (readonly) NSString *title;
    @property (readonly) NSURL *URL;
    @property (readonly) double estimatedProgress;
    @property (readonly) BOOL canGoBack, canGoForward;
    @property (readonly, getter=isLoading) BOOL loading;
    @property (readonly) UIScrollView *scrollView;
    @property BOOL allowsBackForwardNavigationGestures;
    @property (copy) NSString *customUserAgent;
    - (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration;
    - (WKNavigation *)loadRequest:(NSURLRequest *)request;
    - (WKNavigation *)loadHTMLString:(NSString *)string baseURL:(NSURL *)url;
    - (WKNavigation *)reload;
    - (void)stopLoading;
    - (WKNavigation *)goBack;
    - (WKNavigation *)goForward;
    - (void)evaluateJavaScript:(NSString *)script completionHandler:(void (^)(id result, NSError *error))handler;
    @end
    @protocol SFSafariViewControllerDelegate <NSObject>
    @end
    @interface SFSafariViewController : UIViewController
    @property (weak) id<SFSafariViewControllerDelegate> delegate;
    @property UIColor *preferredBarTintColor, *preferredControlTintColor;
    - (instancetype)initWithURL:(NSURL *)url;
    @end
    @protocol MFMailComposeViewControllerDelegate <NSObject>
    @end
    @protocol MFMessageComposeViewControllerDelegate <NSObject>
    @end
    @interface MFMailComposeViewController : UINavigationController
    @property (weak) id<MFMailComposeViewControllerDelegate> mailComposeDelegate;
    + (BOOL)canSendMail;
    - (void)setSubject:(NSString *)subject;
    - (void)setToRecipients:(NSArray<NSString *> *)recipients;
    - (void)setMessageBody:(NSString *)body isHTML:(BOOL)isHTML;
    - (void)addAttachmentData:(NSData *)data mimeType:(NSString *)type fileName:(NSString *)name;
    @end
    @interface MFMessageComposeViewController : UINavigationController
    @property (weak) id<MFMessageComposeViewControllerDelegate> messageComposeDelegate;
    @property (copy) NSArray<NSString *> *recipients;
    @property (copy) NSString *body, *subject;
    + (BOOL)canSendText;
    @end
    @interface QLPreviewController : UIViewController
    @property (weak) id dataSource, delegate;
    @property NSInteger currentPreviewItemIndex;
    - (void)reloadData;
    @end
    @protocol QLPreviewItem <NSObject>
    @end
    @protocol QLPreviewControllerDataSource <NSObject>
    @end
    @protocol QLPreviewControllerDelegate <NSObject>
    @end
    @interface SKStoreProductViewController : UIViewController
    @property (assign) id delegate;
    - (void)loadProductWithParameters:(NSDictionary *)parameters completionBlock:(void (^)(BOOL result, NSError *error))block;
    @end
    @interface SLComposeViewController : UIViewController
    @property (copy) void (^completionHandler)(NSInteger result);
    + (SLComposeViewController *)composeViewControllerForServiceType:(NSString *)type;
    + (BOOL)isAvailableForServiceType:(NSString *)type;
    - (BOOL)setInitialText:(NSString *)text;
    - (BOOL)addURL:(NSURL *)url;
    - (BOOL)addImage:(UIImage *)image;
    @end
    @interface SLComposeServiceViewController : UIViewController
    @property (readonly) UITextView *textView;
    @property (readonly) NSString *contentText;
    @end
    @interface ABPeoplePickerNavigationController : UINavigationController
    @property (assign) id peoplePickerDelegate;
    @end
    @interface ABNewPersonViewController : UIViewController
    @end
    @interface ABPersonViewController : UIViewController
    @end
    @interface CNContactPickerViewController : UIViewController
    @property (weak) id delegate;
    @end
    @interface CNContactViewController : UIViewController
    @property (weak) id delegate;
    @end
    @interface EKEventEditViewController : UINavigationController
    @property (weak) id editViewDelegate;
    @end
    @interface GKGameCenterViewController : UINavigationController
    @property (assign) id gameCenterDelegate;
    @end
    @interface MPMoviePlayerViewController : UIViewController
    @property (readonly) id moviePlayer;
    - (instancetype)initWithContentURL:(NSURL *)url;
    @end
    @interface MPMediaPickerController : UIViewController
    @property (weak) id delegate;
    @end
    @interface AVPlayerItem : NSObject
    + (instancetype)playerItemWithURL:(NSURL *)url;
    @property (readonly) NSInteger status;
    @property (readonly) CMTime duration;
    @property (readonly) NSError *error;
    - (CMTime)currentTime;
    @end
    @interface AVPlayer : NSObject
    @property (readonly) AVPlayerItem *currentItem;
    @property float rate, volume;
    @property (getter=isMuted) BOOL muted;
    + (instancetype)playerWithURL:(NSURL *)url;
    + (instancetype)playerWithPlayerItem:(AVPlayerItem *)item;
    - (instancetype)initWithURL:(NSURL *)url;
    - (void)play;
    - (void)pause;
    - (void)seekToTime:(CMTime)time;
    - (CMTime)currentTime;
    @end
    @interface AVPlayerLayer : CALayer
    @property AVPlayer *player;
    @property (copy) NSString *videoGravity;
    + (AVPlayerLayer *)playerLayerWithPlayer:(AVPlayer *)player;
    @end
    @interface AVPlayerViewController : UIViewController
    @property AVPlayer *player;
    @property (copy) NSString *videoGravity;
    @property BOOL showsPlaybackControls;
    @property (weak) id delegate;
    @end
    @interface PHPickerViewController : UIViewController
    @end
    @interface MKMapView : UIView
    @property (weak) id delegate;
    @property BOOL showsUserLocation;
    @end
    @interface GLKViewController : UIViewController
    @end

    @interface NSManagedObjectID : NSObject
    @end
    @interface NSManagedObjectModel : NSObject
    @end
    @interface NSPersistentStoreCoordinator : NSObject
    @end
    @interface NSEntityDescription : NSObject
    @property (readonly) NSString *name, *managedObjectClassName;
    + (id)insertNewObjectForEntityForName:(NSString *)name inManagedObjectContext:(id)context;
    + (NSEntityDescription *)entityForName:(NSString *)name inManagedObjectContext:(id)context;
    @end
    @interface NSFetchRequest<ResultType> : NSObject
    @property NSEntityDescription *entity;
    @property NSPredicate *predicate;
    @property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
    @property NSUInteger fetchLimit, fetchOffset, fetchBatchSize;
    @property NSUInteger resultType;
    + (instancetype)fetchRequestWithEntityName:(NSString *)name;
    @end
    @interface NSManagedObjectContext : NSObject
    @property (assign) NSManagedObjectContext *parentContext;
    @property NSPersistentStoreCoordinator *persistentStoreCoordinator;
    @property (readonly) BOOL hasChanges;
    @property NSUndoManager *undoManager;
    @property (readonly) NSSet *insertedObjects, *updatedObjects, *deletedObjects;
    - (instancetype)initWithConcurrencyType:(NSUInteger)type;
    - (void)performBlock:(void (^)(void))block;
    - (void)performBlockAndWait:(void (^)(void))block;
    - (BOOL)save:(NSError **)error;
    - (NSArray *)executeFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
    - (NSUInteger)countForFetchRequest:(NSFetchRequest *)request error:(NSError **)error;
    - (void)deleteObject:(id)object;
    @end
    @interface NSManagedObject : NSObject
    @property (readonly) NSManagedObjectContext *managedObjectContext;
    @property (readonly) NSManagedObjectID *objectID;
    @property (readonly) NSEntityDescription *entity;
    @property (readonly, getter=isDeleted) BOOL deleted;
    - (void)willChangeValueForKey:(NSString *)key;
    - (void)didChangeValueForKey:(NSString *)key;
    - (id)primitiveValueForKey:(NSString *)key;
    @end
    @protocol NSFetchedResultsSectionInfo
    @property (readonly) NSString *name, *indexTitle;
    @property (readonly) NSUInteger numberOfObjects;
    @property (readonly) NSArray *objects;
    @end
    @protocol NSFetchedResultsControllerDelegate <NSObject>
    @end
    @interface NSFetchedResultsController<ResultType> : NSObject
    @property (assign) id<NSFetchedResultsControllerDelegate> delegate;
    @property (readonly) NSArray<ResultType> *fetchedObjects;
    @property (readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
    @property (readonly) NSFetchRequest<ResultType> *fetchRequest;
    @property (readonly) NSManagedObjectContext *managedObjectContext;
    - (BOOL)performFetch:(NSError **)error;
    - (ResultType)objectAtIndexPath:(NSIndexPath *)path;
    - (NSIndexPath *)indexPathForObject:(ResultType)object;
    @end

    struct CLLocationCoordinate2D { double latitude, longitude; };
    typedef struct CLLocationCoordinate2D CLLocationCoordinate2D;
    typedef double CLLocationDistance, CLLocationDegrees, CLLocationAccuracy;
    @interface CLLocation : NSObject
    @property (readonly) CLLocationCoordinate2D coordinate;
    @property (readonly) CLLocationAccuracy horizontalAccuracy;
    - (instancetype)initWithLatitude:(CLLocationDegrees)latitude longitude:(CLLocationDegrees)longitude;
    @end
    @interface CLLocationManager : NSObject
    @property (weak) id delegate;
    @property CLLocationAccuracy desiredAccuracy;
    @property (readonly) CLLocation *location;
    + (int)authorizationStatus;
    - (void)startUpdatingLocation;
    - (void)stopUpdatingLocation;
    - (void)requestWhenInUseAuthorization;
    @end
    @protocol CLLocationManagerDelegate <NSObject>
    @end

    // AppKit: names alone, for the sources of a Mac that stand beside those of a phone.
    @interface NSResponder : NSObject
    @end
    @interface NSView : NSResponder
    @property CGRect frame, bounds;
    @property (getter=isHidden) BOOL hidden;
    @property (readonly) id window;
    @property (copy) NSArray<__kindof NSView *> *subviews;
    @property CALayer *layer;
    @property BOOL wantsLayer;
    - (instancetype)initWithFrame:(CGRect)frame;
    - (void)addSubview:(NSView *)view;
    - (void)removeFromSuperview;
    @end
    @interface NSControl : NSView
    @property (copy) NSString *stringValue;
    @property NSInteger integerValue;
    @property (getter=isEnabled) BOOL enabled;
    @property SEL action;
    @property (weak) id target;
    @end
    @interface NSButton : NSControl
    @property (copy) NSString *title;
    @property NSInteger state;
    @end
    @interface NSTextField : NSControl
    @end
    @interface NSImageView : NSControl
    @end
    @interface NSTableView : NSControl
    @end
    @interface NSOutlineView : NSTableView
    @end
    @interface NSScrollView : NSView
    @end
    @interface NSTextView : NSView
    @end
    @interface NSViewController : NSResponder
    @property NSView *view;
    @property (copy) NSString *title;
    @end
    @interface NSWindow : NSResponder
    @property NSView *contentView;
    @property (copy) NSString *title;
    @property (weak) id delegate;
    - (void)makeKeyAndOrderFront:(id)sender;
    - (void)beginSheet:(NSWindow *)sheet completionHandler:(void (^)(NSInteger code))handler;
    - (void)endSheet:(NSWindow *)sheet;
    - (void)close;
    @end
    @interface NSPanel : NSWindow
    @end
    @interface NSWindowController : NSResponder
    @property NSWindow *window;
    - (void)showWindow:(id)sender;
    @end
    @interface NSApplication : NSResponder
    @property (class, readonly) NSApplication *sharedApplication;
    @property (weak) id delegate;
    @property (readonly) NSWindow *keyWindow, *mainWindow;
    @end
    @interface NSAlert : NSObject
    @property (copy) NSString *messageText, *informativeText;
    - (NSButton *)addButtonWithTitle:(NSString *)title;
    - (NSInteger)runModal;
    - (void)beginSheetModalForWindow:(NSWindow *)window completionHandler:(void (^)(NSInteger code))handler;
    @end
    @interface NSMenu : NSObject
    @end
    @interface NSMenuItem : NSObject
    @end
    @interface NSImage : NSObject
    @end
    @interface NSColor : NSObject
    @end
    @interface NSFont : NSObject
    @end
    @interface NSEvent : NSObject
    @end
    """#
}
