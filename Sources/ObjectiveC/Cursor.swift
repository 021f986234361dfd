import CLibclang

/// A node of clang's tree: a declaration, a statement, an expression, a reference or an attribute.
package struct Cursor {
  let raw: CXCursor
  package let unit: TranslationUnit

  private var library: Libclang { unit.library }
  private var api: LibclangFunctions { unit.library.api }

  package var kind: CXCursorKind { raw.kind }
  /// The name; of a message the selector, empty when no method of it is declared.
  package var spelling: String { library.take(api.clang_getCursorSpelling(raw)) }
  /// Where the name stands.
  package var location: ClangLocation { unit.location(api.clang_getCursorLocation(raw)) }
  /// Where the node starts.
  package var start: ClangLocation { unit.location(api.clang_getRangeStart(api.clang_getCursorExtent(raw))) }
  /// Where the node ends, exclusive.
  package var end: ClangLocation { unit.location(api.clang_getRangeEnd(api.clang_getCursorExtent(raw))) }

  // MARK: Relations

  /// The declaration that an expression or a reference names.
  package var referenced: Cursor? { cursor(api.clang_getCursorReferenced(raw)) }
  /// The definition in this unit. Of a reference to a class that is its `@interface`, of an `@interface` the `@implementation`.
  package var definition: Cursor? { cursor(api.clang_getCursorDefinition(raw)) }
  /// The first declaration of what this declares.
  package var canonical: Cursor { Cursor(raw: api.clang_getCanonicalCursor(raw), unit: unit) }
  package var isDefinition: Bool { api.clang_isCursorDefinition(raw) != 0 }

  /// `@class Foo;`, `@protocol Foo;`: libclang shows it as a declaration that holds a reference to itself.
  package var isForwardDeclaration: Bool {
    let reference: CXCursorKind
    switch kind {
    case CXCursor_ObjCInterfaceDecl: reference = CXCursor_ObjCClassRef
    case CXCursor_ObjCProtocolDecl: reference = CXCursor_ObjCProtocolRef
    default: return false
    }
    var isForward = false
    visit { child, _ in
      isForward = child.kind == reference && child.spelling == spelling
      return .stop
    }
    return isForward
  }

  /// Both are the same node.
  package func isSame(as other: Cursor) -> Bool { api.clang_equalCursors(raw, other.raw) != 0 }

  private func cursor(_ raw: CXCursor) -> Cursor? {
    api.clang_Cursor_isNull(raw) != 0 ? nil : Cursor(raw: raw, unit: unit)
  }

  // MARK: Types

  /// The type of an expression, a variable or a property; of a class declaration the class.
  package var type: ClangType { ClangType(raw: api.clang_getCursorType(raw), unit: unit) }
  /// What a method or a function returns.
  package var resultType: ClangType { ClangType(raw: api.clang_getCursorResultType(raw), unit: unit) }
  /// What a message, or a property that is written with a dot, is sent to.
  package var receiverType: ClangType { ClangType(raw: api.clang_Cursor_getReceiverType(raw), unit: unit) }
  package var typedefUnderlyingType: ClangType { ClangType(raw: api.clang_getTypedefDeclUnderlyingType(raw), unit: unit) }

  // MARK: Declarations

  package var enumConstantValue: Int64 { api.clang_getEnumConstantDeclValue(raw) }
  package var availability: CXAvailabilityKind { api.clang_getCursorAvailability(raw) }
  /// Below an `@optional`.
  package var isOptional: Bool { api.clang_Cursor_isObjCOptional(raw) != 0 }
  package var propertyAttributes: PropertyAttributes { PropertyAttributes(rawValue: api.clang_Cursor_getObjCPropertyAttributes(raw, 0)) }
  /// The selector of a property's getter; nil when the library is too old to say.
  package var propertyGetter: String? { api.clang_Cursor_getObjCPropertyGetterName.map { library.take($0(raw)) } }

  /// The parameters of a method or a function, the arguments of a call; nothing for a message.
  package var arguments: [Cursor] {
    let count = api.clang_Cursor_getNumArguments(raw)
    return count <= 0 ? [] : (0..<UInt32(count)).map { Cursor(raw: api.clang_Cursor_getArgument(raw, $0), unit: unit) }
  }

  /// The texts of the `annotate` attributes of a declaration, by which the stub's macros leave their traces.
  package var annotations: [String] {
    var found: [String] = []
    forEachChild { if $0.kind == CXCursor_AnnotateAttr { found.append($0.spelling) } }
    return found
  }

  // MARK: Visiting

  /// What to do after a node was seen.
  package enum Visit { case stop, skipChildren, enterChildren }

  /// Calls `body` for the children, and for theirs when it says so, in the order of the text. The second argument is the parent.
  package func visit(_ body: (Cursor, Cursor) -> Visit) {
    withoutActuallyEscaping(body) { body in
      var visitor = Visitor(unit: unit, body: body)
      withUnsafeMutablePointer(to: &visitor) { pointer in
        _ = api.clang_visitChildren(
          raw,
          { cursor, parent, data in
            guard let visitor = data?.assumingMemoryBound(to: Visitor.self).pointee else { return CXChildVisit_Break }
            switch visitor.body(Cursor(raw: cursor, unit: visitor.unit), Cursor(raw: parent, unit: visitor.unit)) {
            case .stop: return CXChildVisit_Break
            case .skipChildren: return CXChildVisit_Continue
            case .enterChildren: return CXChildVisit_Recurse
            }
          }, pointer)
      }
    }
  }

  /// Calls `body` for each child, not for theirs.
  package func forEachChild(_ body: (Cursor) -> Void) {
    visit { cursor, _ in
      body(cursor)
      return .skipChildren
    }
  }

  package var children: [Cursor] {
    var found: [Cursor] = []
    forEachChild { found.append($0) }
    return found
  }
}

/// What travels through libclang to the visiting function.
private struct Visitor {
  let unit: TranslationUnit
  let body: (Cursor, Cursor) -> Cursor.Visit
}

/// The attributes in the parentheses of a `@property`.
package struct PropertyAttributes: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ attribute: CXObjCPropertyAttrKind) { self.init(rawValue: UInt32(attribute.rawValue)) }

  package static let readonly = PropertyAttributes(CXObjCPropertyAttr_readonly)
  package static let getter = PropertyAttributes(CXObjCPropertyAttr_getter)
  package static let setter = PropertyAttributes(CXObjCPropertyAttr_setter)
  package static let assign = PropertyAttributes(CXObjCPropertyAttr_assign)
  package static let retain = PropertyAttributes(CXObjCPropertyAttr_retain)
  package static let copy = PropertyAttributes(CXObjCPropertyAttr_copy)
  package static let weak = PropertyAttributes(CXObjCPropertyAttr_weak)
  package static let strong = PropertyAttributes(CXObjCPropertyAttr_strong)
  package static let unsafeUnretained = PropertyAttributes(CXObjCPropertyAttr_unsafe_unretained)
  package static let isClass = PropertyAttributes(CXObjCPropertyAttr_class)
}
