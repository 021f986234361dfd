/// Maps the bytes of a word to its keyword kind by hashing sixteen bytes at once.
///
/// Built once per process; look-up is O(1).
final class KeywordTable: Sendable {
  private static let mask = 1023
  /// The longest word in the table, in bytes.
  static let longest = 16

  private struct Slot: Sendable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var kind: TokenKind = .endOfFile
  }

  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>

  static let shared = KeywordTable()

  private init() {
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: Slot(), count: Self.mask + 1)
    for (word, kind) in Self.words {
      var bytes = [UInt8](word.utf8)
      bytes.append(contentsOf: repeatElement(0, count: max(0, 16 - bytes.count)))
      let (first, second) = bytes.withUnsafeBytes {
        ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
      var index = Self.hash(first, second)
      while slots[index].kind != .endOfFile { index = (index + 1) & Self.mask }
      slots[index] = Slot(first: first, second: second, kind: kind)
    }
  }

  deinit { slots.deallocate() }

  @inline(__always) private static func hash(_ first: UInt64, _ second: UInt64) -> Int {
    let mixed = (first ^ (second &* 0x9E37_79B9_7F4A_7C15)) &* 0xff51_afd7_ed55_8ccd
    return Int(truncatingIfNeeded: mixed &>> 40) & mask
  }

  /// The kind of the word whose zero-padded bytes are `first` and `second`; `.identifier` when it is no keyword.
  @inline(__always) func kind(_ first: UInt64, _ second: UInt64) -> TokenKind {
    var index = Self.hash(first, second)
    while slots[index].kind != .endOfFile {
      if slots[index].first == first && slots[index].second == second { return slots[index].kind }
      index = (index &+ 1) & Self.mask
    }
    return .identifier
  }

  private static let words: [(String, TokenKind)] = reserved + soft

  /// The reserved words with their kinds, in the order of the kinds.
  static let reserved: [(String, TokenKind)] = [
    ("Any", .kwAny), ("as", .kwAs), ("associatedtype", .kwAssociatedtype), ("break", .kwBreak), ("case", .kwCase),
    ("catch", .kwCatch), ("class", .kwClass), ("continue", .kwContinue), ("default", .kwDefault), ("defer", .kwDefer),
    ("deinit", .kwDeinit), ("do", .kwDo), ("else", .kwElse), ("enum", .kwEnum), ("extension", .kwExtension),
    ("fallthrough", .kwFallthrough), ("false", .kwFalse), ("fileprivate", .kwFileprivate), ("for", .kwFor),
    ("func", .kwFunc), ("guard", .kwGuard), ("if", .kwIf), ("import", .kwImport), ("in", .kwIn), ("init", .kwInit),
    ("inout", .kwInout), ("internal", .kwInternal), ("is", .kwIs), ("let", .kwLet), ("nil", .kwNil),
    ("operator", .kwOperator), ("precedencegroup", .kwPrecedencegroup), ("private", .kwPrivate),
    ("protocol", .kwProtocol), ("public", .kwPublic), ("repeat", .kwRepeat), ("rethrows", .kwRethrows),
    ("return", .kwReturn), ("self", .kwSelf), ("Self", .kwSelfType), ("static", .kwStatic), ("struct", .kwStruct),
    ("subscript", .kwSubscript), ("super", .kwSuper), ("switch", .kwSwitch), ("throw", .kwThrow),
    ("throws", .kwThrows), ("true", .kwTrue), ("try", .kwTry), ("typealias", .kwTypealias), ("var", .kwVar),
    ("where", .kwWhere), ("while", .kwWhile),
  ]

  private static let soft: [(String, TokenKind)] = [
    ("some", .softSome), ("any", .softAny), ("each", .softEach), ("async", .softAsync), ("reasync", .softReasync),
    ("await", .softAwait), ("actor", .softActor), ("macro", .softMacro), ("get", .softGet), ("set", .softSet),
    ("willSet", .softWillSet), ("didSet", .softDidSet), ("mutating", .softMutating),
    ("nonmutating", .softNonmutating), ("lazy", .softLazy), ("weak", .softWeak), ("unowned", .softUnowned),
    ("override", .softOverride), ("final", .softFinal), ("open", .softOpen), ("package", .softPackage),
    ("convenience", .softConvenience), ("required", .softRequired), ("dynamic", .softDynamic),
    ("optional", .softOptional), ("indirect", .softIndirect), ("prefix", .softPrefix), ("postfix", .softPostfix),
    ("infix", .softInfix), ("borrowing", .softBorrowing), ("consuming", .softConsuming), ("sending", .softSending),
    ("isolated", .softIsolated), ("nonisolated", .softNonisolated), ("consume", .softConsume), ("copy", .softCopy),
    ("borrow", .softBorrow), ("discard", .softDiscard), ("unsafe", .softUnsafe), ("then", .softThen),
    ("yield", .softYield), ("Type", .softType), ("Protocol", .softProtocol), ("of", .softOf),
    ("distributed", .softDistributed), ("_read", .softUnderscoreRead), ("_modify", .softUnderscoreModify),
    ("read", .softRead), ("modify", .softModify), ("unsafeAddress", .softUnsafeAddress),
    ("mutate", .softMutate), ("module", .softModule), ("__owned", .softUnderscoreOwned),
    ("__shared", .softUnderscoreShared), ("__consuming", .softConsumingUnderscore), ("_const", .softUnderscoreConst),
    ("_borrow", .softUnderscoreBorrow),
  ]
}
