/// The kind of a syntax node.
///
/// The order matters: declarations, statements, expressions, patterns and types are contiguous runs, so that
/// "is an expression" is a comparison of raw values.
package enum NodeKind: UInt8, Sendable {
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

  package var isDeclaration: Bool {
    (rawValue >= NodeKind.importDecl.rawValue && rawValue <= NodeKind.sourceLocationDirective.rawValue)
      || (rawValue >= NodeKind.objcImport.rawValue && rawValue <= NodeKind.objcDeclarationBlock.rawValue)
  }
  /// A struct, class, enum, actor, protocol or extension.
  package var isTypeDeclaration: Bool {
    rawValue >= NodeKind.structDecl.rawValue && rawValue <= NodeKind.extensionDecl.rawValue
  }
  package var isStatement: Bool {
    (rawValue >= NodeKind.guardStatement.rawValue && rawValue <= NodeKind.labeledStatement.rawValue)
      || (rawValue >= NodeKind.objcIf.rawValue && rawValue <= NodeKind.objcEmptyStatement.rawValue)
  }
  package var isExpression: Bool {
    (rawValue >= NodeKind.chain.rawValue && rawValue <= NodeKind.placeholderExpr.rawValue)
      || (rawValue >= NodeKind.objcMessage.rawValue && rawValue <= NodeKind.objcInitializerList.rawValue)
  }
  package var isPattern: Bool {
    rawValue >= NodeKind.identifierPattern.rawValue && rawValue <= NodeKind.expressionPattern.rawValue
  }
  package var isType: Bool {
    rawValue >= NodeKind.identifierType.rawValue && rawValue <= NodeKind.missingType.rawValue
  }
}
