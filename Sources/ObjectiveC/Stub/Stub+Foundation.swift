extension Stub {
  /// The rest of Foundation.
  static let foundation = #"""
    @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSInteger section, row, item;
    @property (readonly) NSUInteger length;
    + (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
    + (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
    + (instancetype)indexPathWithIndex:(NSUInteger)index;
    - (NSComparisonResult)compare:(NSIndexPath *)other;
    @end
    @interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger count, firstIndex, lastIndex;
    + (instancetype)indexSet;
    + (instancetype)indexSetWithIndex:(NSUInteger)index;
    + (instancetype)indexSetWithIndexesInRange:(NSRange)range;
    - (BOOL)containsIndex:(NSUInteger)index;
    - (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger idx, BOOL *stop))block;
    @end
    @interface NSMutableIndexSet : NSIndexSet
    - (void)addIndex:(NSUInteger)index;
    - (void)removeIndex:(NSUInteger)index;
    @end
    @interface NSCharacterSet : NSObject
    @property (class, readonly) NSCharacterSet *whitespaceCharacterSet, *whitespaceAndNewlineCharacterSet, *newlineCharacterSet, *decimalDigitCharacterSet;
    @property (class, readonly) NSCharacterSet *letterCharacterSet, *alphanumericCharacterSet, *URLQueryAllowedCharacterSet, *URLPathAllowedCharacterSet;
    @property (class, readonly) NSCharacterSet *URLHostAllowedCharacterSet, *punctuationCharacterSet;
    @property (readonly) NSCharacterSet *invertedSet;
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)string;
    @end
    @interface NSBundle : NSObject
    @property (class, readonly) NSBundle *mainBundle;
    @property (readonly) NSString *bundlePath, *bundleIdentifier, *resourcePath, *executablePath;
    @property (readonly) NSURL *bundleURL, *resourceURL, *appStoreReceiptURL;
    @property (readonly) NSDictionary *infoDictionary, *localizedInfoDictionary;
    + (NSBundle *)bundleForClass:(Class)cls;
    + (instancetype)bundleWithPath:(NSString *)path;
    + (instancetype)bundleWithURL:(NSURL *)url;
    + (instancetype)bundleWithIdentifier:(NSString *)identifier;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type inDirectory:(NSString *)directory;
    - (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)extension;
    - (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table;
    - (id)objectForInfoDictionaryKey:(NSString *)key;
    - (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
    @end
    @interface NSUserDefaults : NSObject
    @property (class, readonly) NSUserDefaults *standardUserDefaults;
    - (instancetype)initWithSuiteName:(NSString *)name;
    - (id)objectForKey:(NSString *)key;
    - (void)setObject:(id)value forKey:(NSString *)key;
    - (void)removeObjectForKey:(NSString *)key;
    - (NSString *)stringForKey:(NSString *)key;
    - (NSArray *)arrayForKey:(NSString *)key;
    - (NSDictionary *)dictionaryForKey:(NSString *)key;
    - (NSData *)dataForKey:(NSString *)key;
    - (NSInteger)integerForKey:(NSString *)key;
    - (float)floatForKey:(NSString *)key;
    - (double)doubleForKey:(NSString *)key;
    - (BOOL)boolForKey:(NSString *)key;
    - (NSURL *)URLForKey:(NSString *)key;
    - (void)setInteger:(NSInteger)value forKey:(NSString *)key;
    - (void)setFloat:(float)value forKey:(NSString *)key;
    - (void)setDouble:(double)value forKey:(NSString *)key;
    - (void)setBool:(BOOL)value forKey:(NSString *)key;
    - (void)registerDefaults:(NSDictionary *)defaults;
    - (BOOL)synchronize;
    - (NSDictionary *)dictionaryRepresentation;
    @end
    @interface NSFileManager : NSObject
    @property (class, readonly) NSFileManager *defaultManager;
    - (BOOL)fileExistsAtPath:(NSString *)path;
    - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory;
    - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
    - (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
    - (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)intermediate attributes:(NSDictionary *)attributes error:(NSError **)error;
    - (BOOL)createFileAtPath:(NSString *)path contents:(NSData *)data attributes:(NSDictionary *)attributes;
    - (BOOL)moveItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error;
    - (BOOL)copyItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error;
    - (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
    - (NSDictionary *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
    - (NSArray<NSURL *> *)URLsForDirectory:(NSUInteger)directory inDomains:(NSUInteger)domain;
    - (NSURL *)containerURLForSecurityApplicationGroupIdentifier:(NSString *)identifier;
    @end
    @interface NSFileHandle : NSObject
    @end
    @interface NSNotification : NSObject
    @property (readonly) NSString *name;
    @property (readonly) id object;
    @property (readonly) NSDictionary *userInfo;
    + (instancetype)notificationWithName:(NSString *)name object:(id)object;
    + (instancetype)notificationWithName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSNotificationCenter : NSObject
    @property (class, readonly) NSNotificationCenter *defaultCenter;
    - (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
    - (id<NSObject>)addObserverForName:(NSString *)name object:(id)object queue:(NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *note))block;
    - (void)removeObserver:(id)observer;
    - (void)removeObserver:(id)observer name:(NSString *)name object:(id)object;
    - (void)postNotification:(NSNotification *)notification;
    - (void)postNotificationName:(NSString *)name object:(id)object;
    - (void)postNotificationName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSTimer : NSObject
    @property (readonly) NSTimeInterval timeInterval;
    @property (readonly, getter=isValid) BOOL valid;
    @property (copy) NSDate *fireDate;
    @property (readonly) id userInfo;
    @property NSTimeInterval tolerance;
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
    + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
    - (void)fire;
    - (void)invalidate;
    @end
    @interface NSRunLoop : NSObject
    @property (class, readonly) NSRunLoop *currentRunLoop, *mainRunLoop;
    - (void)addTimer:(NSTimer *)timer forMode:(NSString *)mode;
    - (void)runUntilDate:(NSDate *)date;
    - (BOOL)runMode:(NSString *)mode beforeDate:(NSDate *)date;
    @end
    @interface NSThread : NSObject
    @property (class, readonly) NSThread *currentThread, *mainThread;
    @property (class, readonly) BOOL isMainThread;
    @property (class, readonly) NSArray<NSString *> *callStackSymbols;
    @property (copy) NSString *name;
    + (void)sleepForTimeInterval:(NSTimeInterval)interval;
    + (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)object;
    @end
    @interface NSOperation : NSObject
    @property (readonly, getter=isCancelled) BOOL cancelled;
    @property (readonly, getter=isExecuting) BOOL executing;
    @property (readonly, getter=isFinished) BOOL finished;
    @property (copy) void (^completionBlock)(void);
    @property NSInteger queuePriority, qualityOfService;
    @property (copy) NSString *name;
    - (void)start;
    - (void)main;
    - (void)cancel;
    - (void)addDependency:(NSOperation *)operation;
    @end
    @interface NSBlockOperation : NSOperation
    + (instancetype)blockOperationWithBlock:(void (^)(void))block;
    @end
    @interface NSInvocationOperation : NSOperation
    @end
    @interface NSOperationQueue : NSObject
    @property (class, readonly) NSOperationQueue *mainQueue, *currentQueue;
    @property NSInteger maxConcurrentOperationCount, qualityOfService;
    @property (readonly) NSUInteger operationCount;
    @property (readonly) NSArray<NSOperation *> *operations;
    @property (getter=isSuspended) BOOL suspended;
    @property (copy) NSString *name;
    - (void)addOperation:(NSOperation *)operation;
    - (void)addOperationWithBlock:(void (^)(void))block;
    - (void)cancelAllOperations;
    @end
    @protocol NSLocking
    - (void)lock;
    - (void)unlock;
    @end
    @interface NSLock : NSObject <NSLocking>
    @end
    @interface NSRecursiveLock : NSObject <NSLocking>
    @end
    @interface NSCondition : NSObject <NSLocking>
    @end
    @interface NSPredicate : NSObject
    + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
    - (BOOL)evaluateWithObject:(id)object;
    @end
    @interface NSCompoundPredicate : NSPredicate
    @end
    @interface NSSortDescriptor : NSObject
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
    @end
    @interface NSTextCheckingResult : NSObject
    @property (readonly) NSRange range;
    @property (readonly) NSURL *URL;
    @property (readonly) NSString *phoneNumber;
    - (NSRange)rangeAtIndex:(NSUInteger)index;
    @end
    @interface NSRegularExpression : NSObject
    + (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSUInteger)options error:(NSError **)error;
    - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    - (NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    - (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    @end
    @interface NSDataDetector : NSRegularExpression
    @end
    @interface NSScanner : NSObject
    + (instancetype)scannerWithString:(NSString *)string;
    @property NSUInteger scanLocation;
    @property (readonly, getter=isAtEnd) BOOL atEnd;
    - (BOOL)scanHexInt:(unsigned *)result;
    - (BOOL)scanUpToString:(NSString *)string intoString:(NSString **)result;
    - (BOOL)scanString:(NSString *)string intoString:(NSString **)result;
    @end
    @interface NSJSONSerialization : NSObject
    + (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
    + (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
    + (BOOL)isValidJSONObject:(id)object;
    @end
    @interface NSPropertyListSerialization : NSObject
    @end
    @interface NSCoder : NSObject
    - (void)encodeObject:(id)object forKey:(NSString *)key;
    - (id)decodeObjectForKey:(NSString *)key;
    - (id)decodeObjectOfClass:(Class)cls forKey:(NSString *)key;
    - (void)encodeBool:(BOOL)value forKey:(NSString *)key;
    - (BOOL)decodeBoolForKey:(NSString *)key;
    - (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
    - (NSInteger)decodeIntegerForKey:(NSString *)key;
    - (double)decodeDoubleForKey:(NSString *)key;
    - (void)encodeDouble:(double)value forKey:(NSString *)key;
    @end
    @interface NSKeyedArchiver : NSCoder
    + (NSData *)archivedDataWithRootObject:(id)object;
    + (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
    @end
    @interface NSKeyedUnarchiver : NSCoder
    + (id)unarchiveObjectWithData:(NSData *)data;
    + (id)unarchiveObjectWithFile:(NSString *)path;
    @end
    @interface NSUUID : NSObject
    + (instancetype)UUID;
    @property (readonly) NSString *UUIDString;
    @end
    @interface NSProcessInfo : NSObject
    @property (class, readonly) NSProcessInfo *processInfo;
    @property (readonly) NSDictionary<NSString *, NSString *> *environment;
    @property (readonly) NSArray<NSString *> *arguments;
    @property (readonly) NSString *processName, *operatingSystemVersionString, *globallyUniqueString;
    @property (readonly) NSTimeInterval systemUptime;
    @end
    @interface NSProgress : NSObject
    @property (readonly) double fractionCompleted;
    @property int64_t totalUnitCount, completedUnitCount;
    @end
    @interface NSInvocation : NSObject
    + (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
    @property SEL selector;
    @property (assign) id target;
    - (void)setArgument:(void *)argument atIndex:(NSInteger)index;
    - (void)getReturnValue:(void *)value;
    - (void)invoke;
    - (void)invokeWithTarget:(id)target;
    @end
    @interface NSMethodSignature : NSObject
    @property (readonly) NSUInteger numberOfArguments;
    @property (readonly) const char *methodReturnType;
    @end
    @interface NSUserActivity : NSObject
    - (instancetype)initWithActivityType:(NSString *)type;
    @property (readonly) NSString *activityType;
    @property (copy) NSString *title;
    @property (copy) NSURL *webpageURL;
    @property (copy) NSDictionary *userInfo;
    - (void)becomeCurrent;
    @end
    @interface NSUndoManager : NSObject
    @end
    @interface NSStream : NSObject
    @end
    @interface NSInputStream : NSStream
    @end
    @interface NSOutputStream : NSStream
    @end
    @interface NSXMLParser : NSObject
    @property (assign) id delegate;
    @end
    @protocol NSXMLParserDelegate <NSObject>
    @end
    @interface NSMetadataQuery : NSObject
    @end
    @interface NSExtensionItem : NSObject
    @property (copy) NSArray *attachments;
    @end
    @interface NSItemProvider : NSObject
    - (BOOL)hasItemConformingToTypeIdentifier:(NSString *)identifier;
    - (void)loadItemForTypeIdentifier:(NSString *)identifier options:(NSDictionary *)options completionHandler:(void (^)(id item, NSError *error))handler;
    @end
    @interface NSExtensionContext : NSObject
    @property (readonly) NSArray *inputItems;
    - (void)completeRequestReturningItems:(NSArray *)items completionHandler:(void (^)(BOOL expired))handler;
    - (void)openURL:(NSURL *)url completionHandler:(void (^)(BOOL success))handler;
    @end
    """#
}
