/// What a word of C, Objective-C or C++ means to the parser; kept in the token's `match` while a file is parsed.
///
/// Words that are names as often as keywords (`class`, `new`, `template`, `in`) are judged by what stands around them.
enum ObjCWord: UInt32 {
  /// A name.
  case plain
  case ifWord, elseWord, forWord, whileWord, doWord, switchWord, caseWord, defaultWord
  case breakWord, continueWord, returnWord, gotoWord, inWord
  case typedefWord, recordWord, enumWord, classWord, externWord, asmWord
  case namespaceWord, usingWord, templateWord, operatorWord, newWord, tryWord, catchWord, throwWord
  /// `const`, `static`, `__weak`: stands in a type and is none.
  case qualifier
  /// `int`, `id`, `NSInteger`: a type whatever follows.
  case type
  /// `typeof(…)`, `decltype(…)`: a type with parentheses.
  case typeOperator
  /// `__attribute__((…))`
  case attribute
  case sizeofWord, superWord, boolean, null

  // After `@`
  case atInterface, atImplementation, atProtocol, atEnd, atClass, atImport, atProperty, atSynthesize, atSection
  case atTry, atCatch, atFinally, atThrow, atSynchronized, atAutoreleasepool, atSelector, atEncode, atAvailable, atAlias

  /// The word is a statement's keyword, so no declaration and no expression starts with it.
  var startsStatement: Bool { rawValue >= Self.ifWord.rawValue && rawValue <= Self.gotoWord.rawValue }
}

/// What an operator means to the parser; kept in the token's `match` while a file is parsed.
enum ObjCOperator: UInt32 {
  case infix, star, ampersand, doubleAmpersand, caret, plus, minus, increment, tilde, compoundAssignment, ellipsis, memberPointer
}

/// What a directive is; kept in the token's `match` while a file is parsed.
enum ObjCDirective: UInt32 { case other, include, define, pragmaMark }

/// Maps the bytes of a word to its meaning. Built once per process; look-up is O(length).
final class ObjCWordTable: Sendable {
  private static let mask = 1023

  private struct Slot: Sendable {
    var text: StaticString = ""
    var word = ObjCWord.plain
  }
  private let slots: [Slot]

  static let shared = ObjCWordTable(words)
  static let afterAt = ObjCWordTable(wordsAfterAt)

  private init(_ groups: [(ObjCWord, [StaticString])]) {
    var slots = [Slot](repeating: Slot(), count: Self.mask + 1)
    for (word, texts) in groups {
      for text in texts {
        var index = Self.hash(text.utf8Start, text.utf8CodeUnitCount)
        while slots[index].text.utf8CodeUnitCount > 0 { index = (index + 1) & Self.mask }
        slots[index] = Slot(text: text, word: word)
      }
    }
    self.slots = slots
  }

  @inline(__always) private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var hash: UInt32 = 2_166_136_261
    // The first and last bytes tell the words apart well enough.
    for index in 0..<min(count, 8) { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    hash = (hash ^ UInt32(bytes[count &- 1])) &* 16_777_619
    hash = (hash ^ UInt32(truncatingIfNeeded: count)) &* 16_777_619
    return Int(hash &>> 8) & mask
  }

  /// The meaning of the `count` bytes, which are at least one.
  func word(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> ObjCWord {
    guard count <= 24 else { return .plain }
    var index = Self.hash(bytes, count)
    while slots[index].text.utf8CodeUnitCount > 0 {
      let text = slots[index].text
      if text.utf8CodeUnitCount == count {
        var position = 0
        while position < count, text.utf8Start[position] == bytes[position] { position += 1 }
        if position == count { return slots[index].word }
      }
      index = (index + 1) & Self.mask
    }
    return .plain
  }

  private static let words: [(ObjCWord, [StaticString])] = [
    (.ifWord, ["if"]), (.elseWord, ["else"]), (.forWord, ["for"]), (.whileWord, ["while"]), (.doWord, ["do"]), (.switchWord, ["switch"]),
    (.caseWord, ["case"]), (.defaultWord, ["default"]), (.breakWord, ["break"]), (.continueWord, ["continue"]), (.returnWord, ["return"]),
    (.gotoWord, ["goto"]), (.inWord, ["in"]), (.typedefWord, ["typedef"]), (.recordWord, ["struct", "union"]), (.enumWord, ["enum"]),
    (.classWord, ["class"]), (.externWord, ["extern"]), (.asmWord, ["asm", "__asm", "__asm__"]), (.namespaceWord, ["namespace"]), (.usingWord, ["using"]),
    (.templateWord, ["template"]), (.operatorWord, ["operator"]), (.newWord, ["new"]), (.tryWord, ["try"]), (.catchWord, ["catch"]), (.throwWord, ["throw"]),
    (
      .qualifier,
      [
        "const", "volatile", "restrict", "static", "register", "inline", "constexpr", "virtual", "explicit", "typename", "mutable", "thread_local",
        "__const", "__restrict", "__restrict__", "__volatile__", "__inline", "__inline__", "__block", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing",
        "__unused", "__used", "__kindof", "__covariant", "__contravariant", "__nullable", "__nonnull", "__null_unspecified", "_Nullable", "_Nonnull",
        "_Null_unspecified", "_Nullable_result", "_Noreturn", "__thread", "__extension__", "__bridge", "__bridge_transfer", "__bridge_retained", "__deprecated",
        "nullable", "nonnull", "null_unspecified", "IBOutlet", "IBInspectable", "OBJC_EXPORT", "NS_INLINE", "CG_INLINE", "CG_EXTERN", "UIKIT_EXTERN",
        "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "NS_RETURNS_RETAINED", "NS_NOESCAPE", "NS_VALID_UNTIL_END_OF_SCOPE", "inout", "bycopy", "byref", "oneway",
      ]
    ),
    (
      .type,
      [
        "int", "char", "short", "long", "float", "double", "void", "signed", "unsigned", "_Bool", "bool", "auto", "__auto_type", "__int128", "id", "instancetype",
        "BOOL", "SEL", "IMP", "CGFloat", "NSInteger", "NSUInteger", "NSTimeInterval", "CGRect", "CGSize", "CGPoint", "NSRange", "size_t", "ssize_t", "int8_t",
        "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "intptr_t", "uintptr_t", "unichar", "IBAction", "UInt8", "UInt16",
        "UInt32", "UInt64", "SInt32", "UIEdgeInsets",
      ]
    ),
    (.typeOperator, ["typeof", "__typeof", "__typeof__", "decltype", "_Atomic"]),
    (.attribute, ["__attribute__", "__attribute", "__declspec", "alignas", "_Alignas", "IBOutletCollection"]),
    (.sizeofWord, ["sizeof", "alignof", "_Alignof", "__alignof__"]), (.superWord, ["super"]),
    (.boolean, ["YES", "NO", "true", "false", "TRUE", "FALSE"]), (.null, ["nil", "Nil", "NULL", "nullptr"]),
  ]

  private static let wordsAfterAt: [(ObjCWord, [StaticString])] = [
    (.atInterface, ["interface"]), (.atImplementation, ["implementation"]), (.atProtocol, ["protocol"]), (.atEnd, ["end"]), (.atClass, ["class"]),
    (.atImport, ["import"]), (.atProperty, ["property"]), (.atSynthesize, ["synthesize", "dynamic"]),
    (.atSection, ["optional", "required", "private", "protected", "public", "package"]), (.atTry, ["try"]), (.atCatch, ["catch"]),
    (.atFinally, ["finally"]), (.atThrow, ["throw"]), (.atSynchronized, ["synchronized"]), (.atAutoreleasepool, ["autoreleasepool"]),
    (.atSelector, ["selector"]), (.atEncode, ["encode"]), (.atAvailable, ["available"]), (.atAlias, ["compatibility_alias"]),
    (.boolean, ["YES", "NO", "true", "false"]),
  ]
}
