import CLibclang

/// A type as clang sees it.
package struct ClangType {
  let raw: CXType
  package let unit: TranslationUnit

  private var api: LibclangFunctions { unit.library.api }

  package var kind: CXTypeKind { raw.kind }
  package var isValid: Bool { raw.kind != CXType_Invalid }
  package var spelling: String { unit.library.take(api.clang_getTypeSpelling(raw)) }
  /// Without typedefs and other sugar.
  package var canonical: ClangType { wrap(api.clang_getCanonicalType(raw)) }
  /// What a pointer, or an Objective-C object pointer, points to.
  package var pointee: ClangType { wrap(api.clang_getPointeeType(raw)) }
  /// What a function or block type returns.
  package var result: ClangType { wrap(api.clang_getResultType(raw)) }
  /// The parameters of a function type; empty for others.
  package var parameters: [ClangType] {
    let count = api.clang_getNumArgTypes(raw)
    return count <= 0 ? [] : (0..<UInt32(count)).map { wrap(api.clang_getArgType(raw, $0)) }
  }
  /// The declaration of a class, an enumeration, a structure or a typedef.
  package var declaration: Cursor? {
    let cursor = api.clang_getTypeDeclaration(raw)
    return api.clang_Cursor_isNull(cursor) != 0 ? nil : Cursor(raw: cursor, unit: unit)
  }

  /// What an attribute (nullability, `__kindof`) or an elaborated name stands around; itself for other types.
  package var withoutAttributes: ClangType {
    var type = self
    for _ in 0..<16 {
      if type.kind == CXType_Elaborated {
        type = wrap(api.clang_Type_getNamedType(type.raw))
      } else if type.kind == CXType_Attributed, let modified = api.clang_Type_getModifiedType {
        type = wrap(modified(type.raw))
      } else {
        break
      }
    }
    return type
  }

  /// nil when nothing is said. Needs `ParseOptions.attributedTypes`.
  package var nullability: CXTypeNullabilityKind? {
    guard let nullability = api.clang_Type_getNullability else { return nil }
    let value = nullability(raw)
    return value == CXTypeNullability_Invalid ? nil : value
  }

  /// The class that an object type is made of, without protocols and type arguments: `id` for `id<P>`.
  package var objectBase: ClangType { api.clang_Type_getObjCObjectBaseType.map { wrap($0(raw)) } ?? self }

  /// The protocols in the angle brackets of an object type.
  package var protocols: [Cursor] {
    guard let count = api.clang_Type_getNumObjCProtocolRefs, let get = api.clang_Type_getObjCProtocolDecl else { return [] }
    return (0..<count(raw)).map { Cursor(raw: get(raw, $0), unit: unit) }
  }

  /// The types in the angle brackets of an object type.
  package var typeArguments: [ClangType] {
    guard let count = api.clang_Type_getNumObjCTypeArgs, let get = api.clang_Type_getObjCTypeArg else { return [] }
    return (0..<count(raw)).map { wrap(get(raw, $0)) }
  }

  private func wrap(_ raw: CXType) -> ClangType { ClangType(raw: raw, unit: unit) }
}
