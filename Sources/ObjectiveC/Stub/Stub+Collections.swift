extension Stub {
  /// Strings and collections.
  static let collections = #"""
    @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    @property (readonly) NSInteger integerValue;
    @property (readonly) int intValue;
    @property (readonly) double doubleValue;
    @property (readonly) float floatValue;
    @property (readonly) long long longLongValue;
    @property (readonly) BOOL boolValue;
    @property (readonly) const char *UTF8String;
    @property (readonly) NSString *uppercaseString, *lowercaseString, *capitalizedString, *pathExtension, *lastPathComponent, *stringByDeletingPathExtension;
    @property (readonly) NSString *stringByDeletingLastPathComponent, *stringByRemovingPercentEncoding, *stringByExpandingTildeInPath;
    @property (readonly) NSString *localizedUppercaseString, *localizedLowercaseString, *localizedCapitalizedString, *stringByStandardizingPath;
    @property (readonly) NSArray<NSString *> *pathComponents;
    @property (readonly) const char *fileSystemRepresentation;
    @property (readonly) BOOL isAbsolutePath;
    + (instancetype)string;
    + (instancetype)stringWithFormat:(NSString *)format, ...;
    + (instancetype)localizedStringWithFormat:(NSString *)format, ...;
    + (instancetype)stringWithString:(NSString *)string;
    + (instancetype)stringWithUTF8String:(const char *)bytes;
    + (instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
    - (instancetype)initWithFormat:(NSString *)format, ...;
    - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
    - (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initWithUTF8String:(const char *)bytes;
    - (BOOL)isEqualToString:(NSString *)string;
    - (BOOL)hasPrefix:(NSString *)string;
    - (BOOL)hasSuffix:(NSString *)string;
    - (BOOL)containsString:(NSString *)string;
    - (NSComparisonResult)compare:(NSString *)string;
    - (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options;
    - (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
    - (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
    - (NSRange)rangeOfString:(NSString *)string;
    - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options;
    - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
    - (unichar)characterAtIndex:(NSUInteger)index;
    - (NSString *)substringFromIndex:(NSUInteger)index;
    - (NSString *)substringToIndex:(NSUInteger)index;
    - (NSString *)substringWithRange:(NSRange)range;
    - (NSString *)stringByAppendingString:(NSString *)string;
    - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
    - (NSString *)stringByAppendingPathComponent:(NSString *)string;
    - (NSString *)stringByAppendingPathExtension:(NSString *)string;
    - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
    - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
    - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
    - (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
    - (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
    - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
    - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separator;
    - (NSArray<NSString *> *)componentsSeparatedByStringsInSet:(NSCharacterSet *)separator;
    - (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically encoding:(NSStringEncoding)encoding error:(NSError **)error;
    - (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
    - (CGSize)sizeWithAttributes:(NSDictionary *)attributes;
    - (CGRect)boundingRectWithSize:(CGSize)size options:(NSInteger)options attributes:(NSDictionary *)attributes context:(id)context;
    - (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary *)attributes;
    - (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary *)attributes;
    @end
    @interface NSMutableString : NSString
    + (instancetype)stringWithCapacity:(NSUInteger)capacity;
    - (void)appendString:(NSString *)string;
    - (void)appendFormat:(NSString *)format, ...;
    - (void)setString:(NSString *)string;
    - (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
    - (void)deleteCharactersInRange:(NSRange)range;
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
    - (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
    @end
    @interface NSSimpleCString : NSString
    @end
    @interface NSConstantString : NSSimpleCString
    @end
    @interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSString *string;
    @property (readonly) NSUInteger length;
    @property (readonly) CGSize size;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initWithString:(NSString *)string attributes:(NSDictionary *)attributes;
    - (instancetype)initWithAttributedString:(NSAttributedString *)string;
    - (NSDictionary *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
    - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
    @end
    @interface NSMutableAttributedString : NSAttributedString
    @property (readonly) NSMutableString *mutableString;
    - (void)addAttribute:(NSString *)name value:(id)value range:(NSRange)range;
    - (void)addAttributes:(NSDictionary *)attributes range:(NSRange)range;
    - (void)setAttributes:(NSDictionary *)attributes range:(NSRange)range;
    - (void)removeAttribute:(NSString *)name range:(NSRange)range;
    - (void)appendAttributedString:(NSAttributedString *)string;
    @end
    @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSArray<ObjectType> *allObjects;
    - (ObjectType)nextObject;
    @end
    @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) ObjectType firstObject, lastObject;
    + (instancetype)array;
    + (instancetype)arrayWithObject:(ObjectType)object;
    + (instancetype)arrayWithObjects:(ObjectType)object, ...;
    + (instancetype)arrayWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
    + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
    + (instancetype)arrayWithContentsOfFile:(NSString *)path;
    - (instancetype)initWithObjects:(ObjectType)object, ...;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array copyItems:(BOOL)copy;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    - (BOOL)containsObject:(ObjectType)object;
    - (NSUInteger)indexOfObject:(ObjectType)object;
    - (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object;
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType obj, NSUInteger idx, BOOL *stop))predicate;
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block;
    - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block;
    - (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
    - (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
    - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (^)(ObjectType obj1, ObjectType obj2))comparator;
    - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
    - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
    - (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
    - (NSString *)componentsJoinedByString:(NSString *)string;
    - (void)makeObjectsPerformSelector:(SEL)selector;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
    - (BOOL)isEqualToArray:(NSArray<ObjectType> *)array;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    + (instancetype)arrayWithCapacity:(NSUInteger)capacity;
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    - (void)addObject:(ObjectType)object;
    - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
    - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
    - (void)removeObject:(ObjectType)object;
    - (void)removeObjectAtIndex:(NSUInteger)index;
    - (void)removeLastObject;
    - (void)removeAllObjects;
    - (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
    - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
    - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
    - (void)setArray:(NSArray<ObjectType> *)array;
    - (void)sortUsingComparator:(NSComparisonResult (^)(ObjectType obj1, ObjectType obj2))comparator;
    @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<KeyType> *allKeys;
    @property (readonly) NSArray<ObjectType> *allValues;
    + (instancetype)dictionary;
    + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
    + (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
    + (instancetype)dictionaryWithObjects:(const ObjectType *)objects forKeys:(const KeyType *)keys count:(NSUInteger)count;
    + (instancetype)dictionaryWithObjectsAndKeys:(id)object, ...;
    + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    + (instancetype)dictionaryWithContentsOfFile:(NSString *)path;
    - (instancetype)initWithObjectsAndKeys:(id)object, ...;
    - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    - (instancetype)initWithContentsOfFile:(NSString *)path;
    - (ObjectType)objectForKey:(KeyType)key;
    - (ObjectType)objectForKeyedSubscript:(KeyType)key;
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType obj, BOOL *stop))block;
    - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    + (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    - (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
    - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    @end
    @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<ObjectType> *allObjects;
    + (instancetype)set;
    + (instancetype)setWithArray:(NSArray<ObjectType> *)array;
    + (instancetype)setWithObject:(ObjectType)object;
    + (instancetype)setWithObjects:(ObjectType)object, ...;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    - (ObjectType)anyObject;
    - (BOOL)containsObject:(ObjectType)object;
    - (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set;
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType obj, BOOL *stop))block;
    - (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
    - (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
    @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
    - (void)addObject:(ObjectType)object;
    - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
    - (void)removeObject:(ObjectType)object;
    - (void)removeAllObjects;
    - (void)unionSet:(NSSet<ObjectType> *)set;
    - (void)minusSet:(NSSet<ObjectType> *)set;
    @end
    @interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
    @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<ObjectType> *array;
    @property (readonly) NSSet<ObjectType> *set;
    @property (readonly) ObjectType firstObject, lastObject;
    + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
    - (void)addObject:(ObjectType)object;
    - (void)removeObject:(ObjectType)object;
    @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject <NSFastEnumeration>
    + (instancetype)strongToWeakObjectsMapTable;
    + (instancetype)weakToStrongObjectsMapTable;
    - (ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    @end
    @interface NSHashTable<ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSArray<ObjectType> *allObjects;
    @property (readonly) NSUInteger count;
    + (instancetype)weakObjectsHashTable;
    - (void)addObject:(ObjectType)object;
    - (void)removeObject:(ObjectType)object;
    @end
    @interface NSPointerArray : NSObject <NSFastEnumeration>
    @property NSUInteger count;
    @end
    @interface NSCache<KeyType, ObjectType> : NSObject
    @property NSUInteger countLimit, totalCostLimit;
    @property (assign) id delegate;
    @property (copy) NSString *name;
    - (ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    @end
    """#
}
