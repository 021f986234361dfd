# Two commands do everything on a machine with a Swift toolchain: `make demo` and `make test`.

SWIFT ?= swift
BINARY := .build/release/uilint
# The binary needs no Swift on the machine it runs on. macOS has the standard library in the system.
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib
# A folder with nothing but the static libyaml, so that the linker takes that one.
YAML := $(CURDIR)/.build/static
endif
TESTS := --scratch-path .build/tests

# The plugins are for packages that depend on this one; here they would compile everything twice.
export UILINT_PLUGINS ?= 0

.PHONY: demo build test setup docs fuzz fuzz-differential torture recall bench clean

demo: build
	@echo
	@echo "uilint lint Fixtures/Demo   (a small app with findings on purpose)"
	@echo
	@$(BINARY) lint Fixtures/Demo --reporter text || test $$? -eq 1
	@echo
	@echo "Lint your own code:  $(CURDIR)/$(BINARY) PATH…"
	@echo "The binary stands alone; copy it anywhere on your PATH.  More: $(BINARY) --help"

build: setup
	@echo "building the release binary…"
	@PKG_CONFIG_PATH="$(YAML)" $(SWIFT) build -c release $(STATIC) --product uilint

# libyaml reads the configuration; all else comes with the Swift toolchain.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "install a Swift 6 toolchain first: https://www.swift.org/install"; exit 1; }
	@Tests/setup $(YAML)
	@echo "using $$($(SWIFT) --version 2>/dev/null | head -n 1)"

test: build
	@echo "building and running the tests…"
	@UILINT_BINARY="$(CURDIR)/$(BINARY)" $(SWIFT) test -c release $(TESTS)

docs: build
	@$(BINARY) rules --markdown > Rules/README.md

# FUZZ_SECONDS: how long, all targets together; FUZZ_CORPUS: a folder of Swift files, or a file of paths, to mutate as well.
FUZZ_SECONDS ?= 1800
fuzz: build
	@UILINT_FUZZ_SECONDS=$(FUZZ_SECONDS) UILINT_FUZZ_SEED=$$(date +%s) $(if $(FUZZ_CORPUS),UILINT_FUZZ_CORPUS="$(FUZZ_CORPUS)",) \
	  $(SWIFT) test -c release $(TESTS) --filter FuzzTests

# The parser against the compiler's on generated programs. ORACLE: a folder with `build`, which makes the reference dumper.
ORACLE ?= ../shared/tools/oracle
fuzz-differential: build
	@python3 Tests/Differential/differential.py "$(BINARY)" "$(ORACLE)" --seconds $(FUZZ_SECONDS) --seed $$(date +%s) $(if $(FUZZ_CORPUS),--corpus "$(FUZZ_CORPUS)",)

# CODE: a folder of Swift files to copy and to do it with, instead of a small app; TORTURE: names of parts. Needs strace and a C compiler.
torture: build
	@Tests/torture "$(BINARY)" $(if $(filter command line environment,$(origin CODE)),"$(CODE)",)

# APPS: a folder with a folder for each app in Objective-C; how much of their code libclang understands without an SDK.
recall: build
	@UILINT_BINARY="$(CURDIR)/$(BINARY)" UILINT_APPS="$(APPS)" $(SWIFT) test -c release $(TESTS) --filter AppRecallTests

# CODE: a folder of Swift files to measure with; BENCH_GROWTH=1 measures copies of it, too.
CODE ?= Sources
bench: build
	@python3 Tests/Benchmark/bench.py "$(BINARY)" "$(CODE)"

clean:
	rm -rf .build
