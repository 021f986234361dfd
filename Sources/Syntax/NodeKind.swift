/// The kind of a syntax node.
///
/// The order matters: declarations, statements, expressions, patterns and types are contiguous runs, so that
/// "is an expression" is a comparison of raw values.
public enum NodeKind: UInt8, Sendable {
  // Structure
  case sourceFile, codeBlock, memberBlock
  /// An empty node where the grammar wants something.
  case missing
  /// Tokens that fit nowhere.
  case unexpected
  /// A group that is nested deeper than the parser goes.
  case unparsed

  // Declarations
  case importDecl, structDecl, classDecl, enumDecl, actorDecl, protocolDecl, extensionDecl
  case functionDecl, initializerDecl, deinitializerDecl, subscriptDecl, variableDecl, enumCaseDecl
  case typealiasDecl, associatedtypeDecl, macroDecl, macroExpansionDecl, operatorDecl, precedenceGroupDecl
  /// `#if … #endif` around statements, members, cases or attributes.
  case ifConfig
  case sourceLocationDirective

  // Parts of declarations
  case ifConfigClause, attribute, modifier, patternBinding, accessorBlock, accessorDecl, enumCaseElement
  case genericParameterClause, genericParameter, inheritanceClause, whereClause, parameterClause, parameter
  case throwsClause

  // Statements
  case guardStatement, whileStatement, forStatement, repeatStatement, doStatement, returnStatement, throwStatement
  case deferStatement, breakStatement, continueStatement, fallthroughStatement, yieldStatement, discardStatement
  case labeledStatement

  // Parts of statements
  case catchClause, optionalBinding, matchingPattern, availabilityCondition, ifBranch, elseClause
  case switchCase, caseLabel, defaultLabel, guardClause

  // Expressions
  /// A base with its suffixes, as flat siblings.
  case chain
  /// Operands and operators, as flat siblings.
  case sequence
  case identifierExpr, implicitMember, superExpr, wildcardExpr, integerLiteral, floatLiteral, booleanLiteral, nilLiteral
  case stringLiteral, regexLiteral, tupleExpr, arrayExpr, dictionaryExpr, closureExpr, keyPathExpr, macroExpansion
  case tryExpr, awaitExpr, unsafeExpr, consumeExpr, copyExpr, borrowExpr, packElementExpr, packExpansionExpr
  case inoutExpr, prefixExpr, ifExpr, switchExpr, typeExpr, patternExpr, placeholderExpr

  // Parts of expressions
  case memberSuffix, callSuffix, subscriptSuffix, optionalSuffix, unwrapSuffix, postfixOperatorSuffix, genericSuffix
  case ifConfigSuffix
  case binaryOperator, assignmentOperator, arrowOperator, ternaryOperator, asOperator, isOperator
  case argument, labeledClosure, interpolation, dictionaryElement
  case closureSignature, captureList, captureItem, closureParameter

  // Patterns
  case identifierPattern, wildcardPattern, tuplePattern, valueBindingPattern, isTypePattern, expressionPattern
  case tuplePatternElement

  // Types
  case identifierType, optionalType, arrayType, inlineArrayType, dictionaryType, tupleType, functionType, someType, anyType
  case compositionType, suppressedType, attributedType, packExpansionType, packElementType, memberType
  case missingType

  // Parts of types
  case genericArgument, tupleTypeElement

  // Objective-C. What means the same there has the kind from above: code blocks, `#if`, `while`, `for`, `return`, `break`, `continue`, `throw`
  // (`@throw`), labels, cases, branches, catch and else clauses, identifiers, numbers, strings, chains with their suffixes, arguments, sequences.

  // Declarations
  case objcImport, objcDirective, objcInterface, objcImplementation, objcProtocol, objcForwardDeclaration, objcProperty, objcMethod
  case objcFunction, objcVariable, objcTypedef, objcRecord, objcEnum, objcSynthesize
  /// `@private`, `@optional`, `public:`
  case objcSection
  /// A macro among declarations: `NS_ASSUME_NONNULL_BEGIN`.
  case objcMacro
  /// `extern "C" { … }`, `namespace a { … }`
  case objcDeclarationBlock

  // Parts of declarations
  case objcName, objcGenericParameters, objcSuperclass, objcCategory, objcProtocolList, objcProtocolReference, objcIvarBlock
  case objcPropertyAttribute, objcType, objcDeclarator, objcSelectorName, objcParameter, objcParameterList

  // Statements
  case objcIf, objcForIn, objcDo, objcSwitch, objcGoto, objcTry, objcSynchronized, objcAutoreleasePool
  case objcExpressionStatement, objcEmptyStatement

  // Part of a statement
  case objcFinally

  // Expressions
  case objcMessage, objcBlock, objcLambda, objcAssignment, objcTernary, objcCast, objcParen, objcArrayLiteral, objcDictionaryLiteral
  /// `@1`, `@YES`, `@(…)`
  case objcBoxed
  case objcSelector, objcProtocolExpr, objcEncode, objcAvailable, objcCharacterLiteral, objcInitializerList

  // Parts of expressions
  case objcMessageName, objcMessageArgument, objcDictionaryElement

  /// The raw value. Its own getter and the comparison that the compiler makes are calls for other modules, and they look at many nodes.
  @inlinable @inline(__always) var tag: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  @inlinable @inline(__always) public static func == (left: NodeKind, right: NodeKind) -> Bool { left.tag == right.tag }

  @inlinable public var isDeclaration: Bool {
    (tag >= NodeKind.importDecl.tag && tag <= NodeKind.sourceLocationDirective.tag)
      || (tag >= NodeKind.objcImport.tag && tag <= NodeKind.objcDeclarationBlock.tag)
  }
  /// A struct, class, enum, actor, protocol or extension.
  @inlinable public var isTypeDeclaration: Bool {
    tag >= NodeKind.structDecl.tag && tag <= NodeKind.extensionDecl.tag
  }
  @inlinable public var isStatement: Bool {
    (tag >= NodeKind.guardStatement.tag && tag <= NodeKind.labeledStatement.tag)
      || (tag >= NodeKind.objcIf.tag && tag <= NodeKind.objcEmptyStatement.tag)
  }
  @inlinable public var isExpression: Bool {
    (tag >= NodeKind.chain.tag && tag <= NodeKind.placeholderExpr.tag)
      || (tag >= NodeKind.objcMessage.tag && tag <= NodeKind.objcInitializerList.tag)
  }
  @inlinable public var isPattern: Bool {
    tag >= NodeKind.identifierPattern.tag && tag <= NodeKind.expressionPattern.tag
  }
  @inlinable public var isType: Bool {
    tag >= NodeKind.identifierType.tag && tag <= NodeKind.missingType.tag
  }
}
