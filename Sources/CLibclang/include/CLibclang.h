#ifndef UILINT_CLIBCLANG_H
#define UILINT_CLIBCLANG_H

#include <stdbool.h>
#include <stddef.h>

#include "libclang_types.h"

/// The functions of an opened libclang. Those marked optional in the list may be null.
typedef struct {
#define UILINT_FUNCTION(result, name, parameters) result(*name) parameters;
#define UILINT_OPTIONAL(result, name, parameters) result(*name) parameters;
#include "libclang_functions.h"
#undef UILINT_FUNCTION
#undef UILINT_OPTIONAL
} LibclangFunctions;

/// Opens the library at `path` and fills `functions`. It stays open until the process ends.
///
/// When that fails, returns false with the reason in `error`, cut to `capacity` bytes and ended by a NUL.
bool uilint_libclang_open(const char *path, LibclangFunctions *functions, char *error, size_t capacity);

#endif
