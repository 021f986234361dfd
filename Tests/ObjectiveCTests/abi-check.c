// Compares Sources/CLibclang with clang-c/Index.h. It is compiled, never run: each line below is a claim that the compiler checks.
//
//   cc -std=gnu11 -fsyntax-only -I Sources/CLibclang/include -I /usr/lib/llvm-14/include -I FOLDER Tests/ObjectiveCTests/abi-check.c
//
// FOLDER holds enumerators.inc, which the test makes of libclang_types.h: a line CLAIM(name, value) for each enumerator.

#include <clang-c/Index.h>
#include <stddef.h>

// Functions: our list, read with libclang's types, has to be libclang's own.

#define UILINT_FUNCTION(result, name, parameters) \
  _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result(*) parameters), "the type of " #name);
#define UILINT_OPTIONAL(result, name, parameters) UILINT_FUNCTION(result, name, parameters)
#include "libclang_functions.h"

// Enumerators.

#define CLAIM(name, value) _Static_assert(name == value, "the value of " #name);
#include "enumerators.inc"

// Layouts: libclang's are noted down, then our header is read inside a function, where its names hide those outside.

#define TYPES(X) \
  X(CXIndex, CXIndex) X(CXTranslationUnit, CXTranslationUnit) X(CXFile, CXFile) X(CXDiagnostic, CXDiagnostic) X(CXClientData, CXClientData) \
  X(CXString, CXString) X(CXSourceLocation, CXSourceLocation) X(CXSourceRange, CXSourceRange) X(CXSourceRangeList, CXSourceRangeList) \
  X(CXUnsavedFile, struct CXUnsavedFile) X(CXCursor, CXCursor) X(CXType, CXType) X(CXCursorVisitor, CXCursorVisitor) \
  X(CXErrorCode, enum CXErrorCode) X(CXDiagnosticSeverity, enum CXDiagnosticSeverity) X(CXAvailabilityKind, enum CXAvailabilityKind) \
  X(CXChildVisitResult, enum CXChildVisitResult) X(CXCursorKind, enum CXCursorKind) X(CXTypeKind, enum CXTypeKind) \
  X(CXTypeNullabilityKind, enum CXTypeNullabilityKind) X(CXObjCPropertyAttrKind, CXObjCPropertyAttrKind)

#define FIELDS(X) \
  X(CXString, CXString, data) X(CXString, CXString, private_flags) \
  X(CXSourceLocation, CXSourceLocation, ptr_data) X(CXSourceLocation, CXSourceLocation, int_data) \
  X(CXSourceRange, CXSourceRange, ptr_data) X(CXSourceRange, CXSourceRange, begin_int_data) X(CXSourceRange, CXSourceRange, end_int_data) \
  X(CXSourceRangeList, CXSourceRangeList, count) X(CXSourceRangeList, CXSourceRangeList, ranges) \
  X(CXUnsavedFile, struct CXUnsavedFile, Filename) X(CXUnsavedFile, struct CXUnsavedFile, Contents) X(CXUnsavedFile, struct CXUnsavedFile, Length) \
  X(CXCursor, CXCursor, kind) X(CXCursor, CXCursor, xdata) X(CXCursor, CXCursor, data) X(CXType, CXType, kind) X(CXType, CXType, data)

enum {
#define NOTE(name, type) theirs_size_##name = sizeof(type), theirs_alignment_##name = _Alignof(type),
  TYPES(NOTE)
#define NOTE_FIELD(name, type, field) \
  theirs_offset_##name##_##field = offsetof(type, field), theirs_size_##name##_##field = sizeof(((type *)0)->field),
  FIELDS(NOTE_FIELD)
};

void layouts(void);
void layouts(void) {
#include "libclang_types.h"
#define COMPARE(name, type) \
  _Static_assert(sizeof(type) == theirs_size_##name, "the size of " #name); \
  _Static_assert(_Alignof(type) == theirs_alignment_##name, "the alignment of " #name);
  TYPES(COMPARE)
#define COMPARE_FIELD(name, type, field) \
  _Static_assert(offsetof(type, field) == theirs_offset_##name##_##field, "the offset of " #name "." #field); \
  _Static_assert(sizeof(((type *)0)->field) == theirs_size_##name##_##field, "the size of " #name "." #field);
  FIELDS(COMPARE_FIELD)
}
