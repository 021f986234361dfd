import CLibclang

/// How Swift writes a type of Objective-C, as far as it is certain.
struct SwiftTypeText {
  let names: SwiftNames

  /// The text without the mark of an optional; empty for what is not certain: blocks, structures, aliases of object types.
  func text(_ type: ClangType, depth: Int = 0) -> String {
    guard depth < 8 else { return "" }
    var type = type.withoutAttributes
    // An attribute that a macro writes behind the name hides the type from libclang.
    if type.kind == CXType_Unexposed { type = type.canonical.withoutAttributes }
    switch type.kind {
    case CXType_Typedef: return alias(type, depth)
    case CXType_Enum: return type.declaration.map(names.type) ?? ""
    case CXType_ObjCObjectPointer: return object(type.pointee, depth)
    default: return Self.scalars[type.kind.rawValue] ?? ""
    }
  }

  private static let scalars: [UInt32: String] = [
    CXType_Bool.rawValue: "Bool", CXType_Char_S.rawValue: "CChar", CXType_SChar.rawValue: "Int8", CXType_UChar.rawValue: "UInt8", CXType_Short.rawValue: "Int16", CXType_UShort.rawValue: "UInt16",
    CXType_Int.rawValue: "Int32", CXType_UInt.rawValue: "UInt32", CXType_Long.rawValue: "Int", CXType_ULong.rawValue: "UInt", CXType_LongLong.rawValue: "Int64", CXType_ULongLong.rawValue: "UInt64",
    CXType_Float.rawValue: "Float", CXType_Double.rawValue: "Double", CXType_ObjCId.rawValue: "Any", CXType_ObjCClass.rawValue: "AnyClass", CXType_ObjCSel.rawValue: "Selector",
  ]

  private static let aliases: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16",
    "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "size_t": "Int", "CGPoint": "CGPoint", "CGSize": "CGSize", "CGRect": "CGRect",
    "NSRange": "NSRange", "id": "Any", "Class": "AnyClass", "SEL": "Selector",
  ]

  private func alias(_ type: ClangType, _ depth: Int) -> String {
    guard let declaration = type.declaration else { return "" }
    if let known = Self.aliases[declaration.spelling] { return known }
    let underlying = declaration.typedefUnderlyingType.withoutAttributes
    if underlying.kind == CXType_Enum { return underlying.declaration.map(names.type) ?? "" }
    return ""
  }

  private func object(_ type: ClangType, _ depth: Int) -> String {
    let type = type.withoutAttributes
    let base = type.objectBase
    if base.kind == CXType_ObjCId { return type.protocols.isEmpty ? "Any" : "" }
    guard type.protocols.isEmpty, let declaration = base.declaration else { return "" }
    let name = declaration.spelling
    let arguments = type.typeArguments.map { text($0, depth: depth + 1) }
    switch name {
    case "NSArray": return arguments.count == 1 && !arguments[0].isEmpty ? "[\(arguments[0])]" : arguments.isEmpty ? "[Any]" : ""
    case "NSSet": return arguments.count == 1 && !arguments[0].isEmpty ? "Set<\(arguments[0])>" : ""
    case "NSDictionary": return arguments.count == 2 && !arguments.contains("") ? "[\(arguments[0]): \(arguments[1])]" : ""
    default: return arguments.isEmpty ? Self.foundation[name] ?? names.type(declaration) : ""
    }
  }

  /// What Swift bridges to values of its own, and Foundation's classes that lose their prefix as superclasses.
  static let foundation: [String: String] = [
    "NSString": "String", "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSUUID": "UUID", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSDateComponents": "DateComponents",
    "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSLocale": "Locale", "NSURLRequest": "URLRequest", "NSCharacterSet": "CharacterSet", "NSNotification": "Notification", "NSError": "Error",
    "NSOperation": "Operation", "NSOperationQueue": "OperationQueue", "NSFormatter": "Formatter", "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter", "NSBundle": "Bundle",
    "NSFileManager": "FileManager", "NSThread": "Thread", "NSTimer": "Timer", "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter", "NSURLSession": "URLSession",
    "NSURLSessionTask": "URLSessionTask", "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse", "NSProgress": "Progress", "NSUndoManager": "UndoManager", "NSStream": "Stream",
    "NSInputStream": "InputStream", "NSOutputStream": "OutputStream", "NSScanner": "Scanner", "NSFileHandle": "FileHandle", "NSURLProtocol": "URLProtocol", "NSValueTransformer": "ValueTransformer",
  ]
}

/// The names that Swift gives declarations.
struct SwiftNames {
  /// Where the header gives a name, by the name in Objective-C: a forward declaration says nothing of it.
  private var types: [String: String] = [:]
  private var protocols: [String: String] = [:]

  /// Reads the names that the declarations of a unit are given.
  init(_ declarations: [Cursor]) {
    let classes = Set(declarations.lazy.filter { $0.kind == CXCursor_ObjCInterfaceDecl }.map(\.spelling))
    for cursor in declarations {
      // A protocol that is named like a class, as `NSObject` is, gets a name of its own.
      if cursor.kind == CXCursor_ObjCProtocolDecl, classes.contains(cursor.spelling) { protocols[cursor.spelling] = cursor.spelling + "Protocol" }
      switch cursor.kind {
      case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl, CXCursor_EnumDecl, CXCursor_TypedefDecl:
        guard let name = Self.given(cursor) ?? (cursor.annotations.contains("swift_private") ? "__" + cursor.spelling : nil) else { continue }
        if cursor.kind == CXCursor_ObjCProtocolDecl { protocols[cursor.spelling] = name } else { types[cursor.spelling] = name }
      default: continue
      }
    }
  }

  /// Of a type: what the header says, else its own.
  func type(_ cursor: Cursor) -> String {
    let name = cursor.spelling
    return types[name] ?? name
  }

  func `protocol`(_ cursor: Cursor) -> String {
    let name = cursor.spelling
    return protocols[name] ?? name
  }

  /// Of a superclass, where Foundation's classes lose their prefix.
  func superclass(_ cursor: Cursor) -> String {
    let name = type(cursor)
    // A value type has no subclasses: as a superclass the class keeps its name.
    if let known = SwiftTypeText.foundation[name], !["String", "URL", "Date", "Data", "UUID", "IndexPath", "Error"].contains(known) { return known }
    return name
  }

  /// What `NS_SWIFT_NAME` says.
  static func given(_ cursor: Cursor) -> String? {
    let prefix = "swift_name:"
    return cursor.annotations.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }
}
