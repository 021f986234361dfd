extension Stub {
  /// Numbers, data, dates and what formats them; networking.
  static let values = #"""
    @interface NSValue : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) CGRect CGRectValue;
    @property (readonly) CGPoint CGPointValue;
    @property (readonly) CGSize CGSizeValue;
    @property (readonly) NSRange rangeValue;
    @property (readonly) void *pointerValue;
    @property (readonly) id nonretainedObjectValue;
    @property (readonly) CGAffineTransform CGAffineTransformValue;
    @property (readonly) UIEdgeInsets UIEdgeInsetsValue;
    @property (readonly) CMTime CMTimeValue;
    + (NSValue *)valueWithCGRect:(CGRect)rect;
    + (NSValue *)valueWithCGPoint:(CGPoint)point;
    + (NSValue *)valueWithCGSize:(CGSize)size;
    + (NSValue *)valueWithRange:(NSRange)range;
    + (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
    + (NSValue *)valueWithNonretainedObject:(id)object;
    + (NSValue *)valueWithPointer:(const void *)pointer;
    + (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
    @end
    @interface NSNumber : NSValue
    @property (readonly) BOOL boolValue;
    @property (readonly) int intValue;
    @property (readonly) unsigned int unsignedIntValue;
    @property (readonly) NSInteger integerValue;
    @property (readonly) NSUInteger unsignedIntegerValue;
    @property (readonly) long long longLongValue;
    @property (readonly) unsigned long long unsignedLongLongValue;
    @property (readonly) long longValue;
    @property (readonly) short shortValue;
    @property (readonly) float floatValue;
    @property (readonly) double doubleValue;
    @property (readonly) NSString *stringValue;
    + (NSNumber *)numberWithChar:(char)value;
    + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
    + (NSNumber *)numberWithShort:(short)value;
    + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
    + (NSNumber *)numberWithLong:(long)value;
    + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
    + (NSNumber *)numberWithLongLong:(long long)value;
    + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
    + (NSNumber *)numberWithFloat:(float)value;
    + (NSNumber *)numberWithDouble:(double)value;
    + (NSNumber *)numberWithBool:(BOOL)value;
    + (NSNumber *)numberWithInteger:(NSInteger)value;
    + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
    - (BOOL)isEqualToNumber:(NSNumber *)number;
    - (NSComparisonResult)compare:(NSNumber *)number;
    @end
    @interface NSDecimalNumber : NSNumber
    + (NSDecimalNumber *)decimalNumberWithString:(NSString *)string;
    @end
    @interface NSNull : NSObject
    + (NSNull *)null;
    @end
    @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    @property (readonly) const void *bytes;
    + (instancetype)data;
    + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
    + (instancetype)dataWithContentsOfFile:(NSString *)path;
    + (instancetype)dataWithContentsOfURL:(NSURL *)url;
    + (instancetype)dataWithData:(NSData *)data;
    - (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
    - (instancetype)initWithBase64EncodedString:(NSString *)string options:(NSUInteger)options;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
    - (NSData *)subdataWithRange:(NSRange)range;
    @end
    @interface NSMutableData : NSData
    @property (readonly) void *mutableBytes;
    - (void)appendData:(NSData *)data;
    - (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
    @end
    @interface NSDate : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSTimeInterval timeIntervalSinceNow, timeIntervalSince1970, timeIntervalSinceReferenceDate;
    + (instancetype)date;
    + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
    + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval;
    + (instancetype)distantPast;
    + (instancetype)distantFuture;
    - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
    - (instancetype)dateByAddingTimeInterval:(NSTimeInterval)interval;
    - (NSComparisonResult)compare:(NSDate *)date;
    - (BOOL)isEqualToDate:(NSDate *)date;
    - (NSDate *)earlierDate:(NSDate *)date;
    - (NSDate *)laterDate:(NSDate *)date;
    @end
    @interface NSDateComponents : NSObject
    @property NSInteger era, year, month, day, hour, minute, second, weekday, weekOfYear;
    @end
    @interface NSCalendar : NSObject
    @property (copy) NSTimeZone *timeZone;
    @property (copy) NSLocale *locale;
    @property NSUInteger firstWeekday;
    + (NSCalendar *)currentCalendar;
    - (instancetype)initWithCalendarIdentifier:(NSString *)identifier;
    - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
    - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date toDate:(NSDate *)end options:(NSUInteger)options;
    - (NSDate *)dateFromComponents:(NSDateComponents *)components;
    - (NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSUInteger)options;
    @end
    @interface NSFormatter : NSObject
    @end
    @interface NSDateFormatter : NSFormatter
    @property (copy) NSString *dateFormat;
    @property NSDateFormatterStyle dateStyle, timeStyle;
    @property (copy) NSLocale *locale;
    @property (copy) NSTimeZone *timeZone;
    @property (copy) NSCalendar *calendar;
    @property BOOL doesRelativeDateFormatting;
    - (NSString *)stringFromDate:(NSDate *)date;
    - (NSDate *)dateFromString:(NSString *)string;
    + (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle;
    @end
    @interface NSNumberFormatter : NSFormatter
    @property NSUInteger numberStyle, maximumFractionDigits, minimumFractionDigits;
    @property (copy) NSLocale *locale;
    - (NSString *)stringFromNumber:(NSNumber *)number;
    - (NSNumber *)numberFromString:(NSString *)string;
    @end
    @interface NSByteCountFormatter : NSFormatter
    + (NSString *)stringFromByteCount:(long long)count countStyle:(NSInteger)style;
    @end
    @interface NSLocale : NSObject
    + (NSLocale *)currentLocale;
    + (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
    + (NSArray<NSString *> *)preferredLanguages;
    @property (readonly) NSString *localeIdentifier, *languageCode, *countryCode;
    - (id)objectForKey:(NSString *)key;
    @end
    @interface NSTimeZone : NSObject
    + (NSTimeZone *)localTimeZone;
    + (NSTimeZone *)systemTimeZone;
    + (instancetype)timeZoneWithName:(NSString *)name;
    @property (readonly) NSInteger secondsFromGMT;
    @property (readonly) NSString *name;
    @end
    @interface NSError : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSInteger code;
    @property (readonly) NSString *domain, *localizedDescription, *localizedFailureReason, *localizedRecoverySuggestion;
    @property (readonly) NSDictionary *userInfo;
    + (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)userInfo;
    - (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSException : NSObject
    @property (readonly) NSString *name, *reason;
    @property (readonly) NSDictionary *userInfo;
    @property (readonly) NSArray *callStackSymbols;
    + (NSException *)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)userInfo;
    + (void)raise:(NSString *)name format:(NSString *)format, ...;
    - (void)raise;
    @end
    @interface NSURL : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSString *absoluteString, *path, *host, *scheme, *query, *fragment, *lastPathComponent, *pathExtension, *relativePath, *user, *password;
    @property (readonly) NSString *relativeString, *resourceSpecifier;
    @property (readonly) NSURL *baseURL, *absoluteURL, *standardizedURL, *URLByDeletingLastPathComponent, *URLByDeletingPathExtension;
    @property (readonly) NSArray<NSString *> *pathComponents;
    @property (readonly) NSNumber *port;
    @property (readonly, getter=isFileURL) BOOL fileURL;
    + (instancetype)URLWithString:(NSString *)string;
    + (instancetype)URLWithString:(NSString *)string relativeToURL:(NSURL *)url;
    + (NSURL *)fileURLWithPath:(NSString *)path;
    + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initFileURLWithPath:(NSString *)path;
    - (NSURL *)URLByAppendingPathComponent:(NSString *)component;
    - (NSURL *)URLByAppendingPathExtension:(NSString *)component;
    @end
    @interface NSURLQueryItem : NSObject
    @property (readonly) NSString *name, *value;
    + (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
    @end
    @interface NSURLComponents : NSObject
    @property (copy) NSString *scheme, *host, *path, *query, *fragment, *user, *password, *string;
    @property (copy) NSNumber *port;
    @property (readonly) NSURL *URL;
    @property (copy) NSArray<NSURLQueryItem *> *queryItems;
    + (instancetype)componentsWithString:(NSString *)string;
    + (instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
    @end
    @interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly, copy) NSURL *URL, *mainDocumentURL;
    @property (readonly, copy) NSString *HTTPMethod;
    @property (readonly, copy) NSData *HTTPBody;
    @property (readonly, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    @property (readonly) NSTimeInterval timeoutInterval;
    @property (readonly) NSURLRequestCachePolicy cachePolicy;
    + (instancetype)requestWithURL:(NSURL *)url;
    + (instancetype)requestWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
    - (instancetype)initWithURL:(NSURL *)url;
    - (NSString *)valueForHTTPHeaderField:(NSString *)field;
    @end
    @interface NSMutableURLRequest : NSURLRequest
    @property (copy) NSURL *URL, *mainDocumentURL;
    @property (copy) NSString *HTTPMethod;
    @property (copy) NSData *HTTPBody;
    @property (copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    @property NSTimeInterval timeoutInterval;
    @property NSURLRequestCachePolicy cachePolicy;
    @property BOOL HTTPShouldHandleCookies;
    - (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
    - (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
    @end
    @interface NSURLResponse : NSObject
    @property (readonly) NSURL *URL;
    @property (readonly) NSString *MIMEType, *suggestedFilename, *textEncodingName;
    @property (readonly) long long expectedContentLength;
    @end
    @interface NSHTTPURLResponse : NSURLResponse
    @property (readonly) NSInteger statusCode;
    @property (readonly) NSDictionary *allHeaderFields;
    + (NSString *)localizedStringForStatusCode:(NSInteger)code;
    @end
    @interface NSHTTPCookie : NSObject
    @property (readonly) NSString *name, *value, *domain, *path;
    @end
    @interface NSHTTPCookieStorage : NSObject
    + (NSHTTPCookieStorage *)sharedHTTPCookieStorage;
    @property (readonly) NSArray<NSHTTPCookie *> *cookies;
    - (NSArray<NSHTTPCookie *> *)cookiesForURL:(NSURL *)url;
    - (void)setCookie:(NSHTTPCookie *)cookie;
    - (void)deleteCookie:(NSHTTPCookie *)cookie;
    @end
    @interface NSURLCredential : NSObject
    + (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
    @property (readonly) NSString *user, *password;
    @end
    @interface NSURLProtectionSpace : NSObject
    @property (readonly) NSString *host, *authenticationMethod;
    @property (readonly) SecTrustRef serverTrust;
    @end
    @interface NSURLAuthenticationChallenge : NSObject
    @property (readonly) NSURLProtectionSpace *protectionSpace;
    @property (readonly) NSURLCredential *proposedCredential;
    @property (readonly) NSInteger previousFailureCount;
    @property (readonly) id sender;
    @end
    @interface NSURLCache : NSObject
    + (NSURLCache *)sharedURLCache;
    - (void)removeAllCachedResponses;
    @end
    @interface NSURLConnection : NSObject
    + (NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(id)delegate;
    + (void)sendAsynchronousRequest:(NSURLRequest *)request queue:(NSOperationQueue *)queue
      completionHandler:(void (^)(NSURLResponse *response, NSData *data, NSError *error))handler;
    + (NSData *)sendSynchronousRequest:(NSURLRequest *)request returningResponse:(NSURLResponse **)response error:(NSError **)error;
    - (void)cancel;
    - (void)start;
    @end
    @interface NSURLSessionConfiguration : NSObject
    + (NSURLSessionConfiguration *)defaultSessionConfiguration;
    + (NSURLSessionConfiguration *)ephemeralSessionConfiguration;
    + (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
    @property NSTimeInterval timeoutIntervalForRequest, timeoutIntervalForResource;
    @property (copy) NSDictionary *HTTPAdditionalHeaders;
    @property NSURLRequestCachePolicy requestCachePolicy;
    @property (copy) NSArray<Class> *protocolClasses;
    @property BOOL allowsCellularAccess;
    @end
    @interface NSURLSessionTask : NSObject
    @property (readonly) NSUInteger taskIdentifier;
    @property (readonly, copy) NSURLRequest *originalRequest, *currentRequest;
    @property (readonly, copy) NSURLResponse *response;
    @property (readonly, copy) NSError *error;
    @property (readonly) NSInteger state;
    @property (copy) NSString *taskDescription;
    @property (readonly) int64_t countOfBytesReceived, countOfBytesExpectedToReceive, countOfBytesSent, countOfBytesExpectedToSend;
    - (void)resume;
    - (void)cancel;
    - (void)suspend;
    @end
    @interface NSURLSessionDataTask : NSURLSessionTask
    @end
    @interface NSURLSessionUploadTask : NSURLSessionDataTask
    @end
    @interface NSURLSessionDownloadTask : NSURLSessionTask
    @end
    @interface NSURLSession : NSObject
    @property (class, readonly) NSURLSession *sharedSession;
    @property (readonly) NSURLSessionConfiguration *configuration;
    @property (readonly) NSOperationQueue *delegateQueue;
    @property (readonly) id delegate;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(id)delegate delegateQueue:(NSOperationQueue *)queue;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url;
    - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url
      completionHandler:(void (^)(NSURL *location, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (void)finishTasksAndInvalidate;
    - (void)invalidateAndCancel;
    @end
    @protocol NSURLSessionDelegate <NSObject>
    @end
    @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
    @end
    @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
    @end
    @protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
    @end
    @protocol NSURLConnectionDelegate <NSObject>
    @end
    @protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
    @end
    """#
}
