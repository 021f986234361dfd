/// The kind of a lexical token.
///
/// The order matters: reserved words form one contiguous run, contextual ("soft") words another, so that
/// "is a keyword" and "is usable as a name" are single comparisons of raw values.
public enum TokenKind: UInt8, Sendable {
  // Names and literals
  case endOfFile, identifier, dollarIdentifier, integerLiteral, floatLiteral
  case stringStart, stringEnd, interpolationStart, interpolationEnd, regexLiteral, placeholder

  // Operators. `<` and `>` are always single tokens; the parser joins glued runs in operator position.
  case binaryOperator, prefixOperator, postfixOperator, leftAngle, rightAngle
  case arrow, equal, exclamation, postfixQuestion, infixQuestion, prefixAmpersand

  // Punctuation
  case underscore, colon, colonColon, period, atSign, backslash, comma, semicolon, pound
  case leftBrace, rightBrace, leftParen, rightParen, leftSquare, rightSquare
  case poundIf, poundElse, poundElseif, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
  case shebang, unknown
  // Objective-C: a string with its `@`, `@interface` and the like, a directive other than `#if` with its line
  case cString, cCharacter, atKeyword, directive

  // Reserved words (the only ones that are keywords everywhere)
  case kwAny, kwAs, kwAssociatedtype, kwBreak, kwCase, kwCatch, kwClass, kwContinue, kwDefault, kwDefer
  case kwDeinit, kwDo, kwElse, kwEnum, kwExtension, kwFallthrough, kwFalse, kwFileprivate, kwFor, kwFunc
  case kwGuard, kwIf, kwImport, kwIn, kwInit, kwInout, kwInternal, kwIs, kwLet, kwNil
  case kwOperator, kwPrecedencegroup, kwPrivate, kwProtocol, kwPublic, kwRepeat, kwRethrows, kwReturn
  case kwSelf, kwSelfType, kwStatic, kwStruct, kwSubscript, kwSuper, kwSwitch, kwThrow, kwThrows, kwTrue
  case kwTry, kwTypealias, kwVar, kwWhere, kwWhile

  // Soft words: identifiers unless the grammar asks for them
  case softSome, softAny, softEach, softAsync, softReasync, softAwait, softActor, softMacro
  case softGet, softSet, softWillSet, softDidSet, softMutating, softNonmutating, softLazy, softWeak, softUnowned
  case softOverride, softFinal, softOpen, softPackage, softConvenience, softRequired, softDynamic, softOptional
  case softIndirect, softPrefix, softPostfix, softInfix, softBorrowing, softConsuming, softSending, softIsolated
  case softNonisolated, softConsume, softCopy, softBorrow, softDiscard, softUnsafe, softThen, softYield
  case softType, softProtocol, softOf, softDistributed, softUnderscoreRead, softUnderscoreModify
  case softRead, softModify, softUnsafeAddress, softMutate, softModule
  case softUnderscoreOwned, softUnderscoreShared, softConsumingUnderscore, softUnderscoreConst, softUnderscoreBorrow

  // Else a call for other modules, which look at many tokens.
  @inlinable @inline(__always) public static func == (left: TokenKind, right: TokenKind) -> Bool {
    unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  package static let firstReserved = TokenKind.kwAny.rawValue
  package static let firstSoft = TokenKind.softSome.rawValue

  /// A plain or contextual name: what can be declared and referred to without backticks.
  @inline(__always) package var isIdentifier: Bool { self == .identifier || rawValue >= Self.firstSoft }

  /// A reserved word.
  @inline(__always) package var isReserved: Bool {
    rawValue >= Self.firstReserved && rawValue < Self.firstSoft
  }

  /// Any word: what may follow a `.` or stand as an argument label.
  @inline(__always) package var isWord: Bool { self == .identifier || rawValue >= Self.firstReserved }
}

/// A set of token kinds, tested with two masks.
struct TokenSet {
  private let low: UInt64
  private let high: UInt64

  init(_ kinds: TokenKind...) {
    var low: UInt64 = 0, high: UInt64 = 0
    for kind in kinds {
      if kind.rawValue < 64 { low |= 1 << UInt64(kind.rawValue) } else if kind.rawValue < 128 { high |= 1 << UInt64(kind.rawValue - 64) }
    }
    self.low = low
    self.high = high
  }

  @inline(__always) func contains(_ kind: TokenKind) -> Bool {
    let raw = kind.rawValue
    return raw < 64 ? (low &>> UInt64(raw)) & 1 != 0 : raw < 128 && (high &>> UInt64(raw &- 64)) & 1 != 0
  }
}

/// What stood before or inside a token.
public struct TokenFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line end lies in the trivia before the token (also inside a block comment there).
  @inlinable public static var newlineBefore: TokenFlags { TokenFlags(rawValue: 1) }
  /// Blank space lies in the trivia before the token.
  @inlinable public static var spaceBefore: TokenFlags { TokenFlags(rawValue: 2) }
  /// A comment lies in the trivia before the token.
  @inlinable public static var commentBefore: TokenFlags { TokenFlags(rawValue: 4) }
  /// The token is malformed.
  @inlinable public static var error: TokenFlags { TokenFlags(rawValue: 8) }
  /// An operator run continues directly after this `<` or `>`.
  @inlinable public static var glued: TokenFlags { TokenFlags(rawValue: 16) }
  /// The name is written in backticks.
  @inlinable public static var backticked: TokenFlags { TokenFlags(rawValue: 32) }

  /// Anything between this token and the one before it.
  @inlinable public static var trivia: TokenFlags { [.newlineBefore, .spaceBefore, .commentBefore] }
}
