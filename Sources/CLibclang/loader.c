#include "CLibclang.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const char *name;
  size_t offset;
  bool isOptional;
} Symbol;

static const Symbol symbols[] = {
#define UILINT_FUNCTION(result, name, parameters) {#name, offsetof(LibclangFunctions, name), false},
#define UILINT_OPTIONAL(result, name, parameters) {#name, offsetof(LibclangFunctions, name), true},
#include "libclang_functions.h"
#undef UILINT_FUNCTION
#undef UILINT_OPTIONAL
};

bool uilint_libclang_open(const char *path, LibclangFunctions *functions, char *error, size_t capacity) {
  // RTLD_LOCAL: the LLVM inside must not meet another one in this process.
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *reason = dlerror();
    snprintf(error, capacity, "%s", reason != NULL ? reason : "it could not be loaded");
    return false;
  }
  for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
    void *address = dlsym(library, symbols[i].name);
    if (address == NULL && !symbols[i].isOptional) {
      snprintf(error, capacity, "it has no function %s", symbols[i].name);
      dlclose(library);
      return false;
    }
    // POSIX lets an address of dlsym be a function's; C has no other way to say so.
    memcpy((char *)functions + symbols[i].offset, &address, sizeof address);
  }
  return true;
}
