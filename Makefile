# make demo      builds and runs the main job on the bundled fixtures
# make test      builds and runs all tests
# make docs      builds the documentation in .build-docs/site
# make           what CI runs
.PHONY: all demo test build install bench fuzz record check-format format clean

# What `aasa --version` names; nothing where this is no clone.
AASA_COMMIT ?= $(shell test -e .git && git rev-parse HEAD 2>/dev/null)
export AASA_COMMIT

SWIFT ?= swift
# What each build for tests is given besides; CI sets it. CI also has them in the release configuration, with the options of
# `make release`: with the same options, of what is built once nothing is built again.
OPTIONS ?=
CONFIGURATION ?= debug
BUILT = $(if $(filter release,$(CONFIGURATION)),$(OPTIMIZED)) $(OPTIONS)
PREFIX ?= /usr/local
AASA = .build/$(CONFIGURATION)/aasa
SITES = Fixtures/Sites
RECORDINGS = Fixtures/Recordings

all:
	bash .ci/run

prerequisites:
	@bash .ci/prerequisites
.PHONY: prerequisites

demo: prerequisites
	$(SWIFT) build $(BUILT) --product aasa
	@echo
	@echo '$$ aasa check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.shop --site shop.example.com=$(SITES)/shop.example.com'
	@$(AASA) check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.shop --site shop.example.com=$(SITES)/shop.example.com
	@echo
	@echo '$$ aasa check webcredentials:blog.example.com/login_sample --app 7D3KX9QW2M.com.example.blog --site blog.example.com=$(SITES)/blog.example.com'
	@$(AASA) check webcredentials:blog.example.com/login_sample --app 7D3KX9QW2M.com.example.blog --site blog.example.com=$(SITES)/blog.example.com; \
	 code=$$?; echo; echo "(exit code $$code)"; test $$code -eq 1
	@echo
	@echo '$$ aasa check webcredentials:news.example.com --app 7D3KX9QW2M.com.example.news --replay $(RECORDINGS)/cdn-behind'
	@$(AASA) check webcredentials:news.example.com --app 7D3KX9QW2M.com.example.news --replay $(RECORDINGS)/cdn-behind; \
	 code=$$?; echo; echo "(exit code $$code: the first association holds, the second does not, the third not yet)"; test $$code -eq 1

build: prerequisites
	$(SWIFT) build $(BUILT)

# No test is of what a module keeps to itself, so none needs the sources built for that, as `swift build` does not.
TESTED = $(if $(filter release,$(CONFIGURATION)),--disable-testable-imports)
# The last lines say which tests were skipped, and why; with CI set, one that Tests/skipped.txt does not name is a failure.
test: prerequisites
	@SWIFT='$(SWIFT)' bash .ci/test --disable-xctest $(BUILT) $(TESTED) $(FLAGS)

# What the traits add, for tests: see AASA_ADDED in Package.swift. It has its own build folder, so switching between the two
# rebuilds nothing. Nobody reads debug information of this build, so it makes none. CI, which builds each once and never
# again, gives both the same folder and options, and the release too: of this package each then builds what asks for a trait,
# and nothing else.
TRAITS_FOLDER ?= .build-traits
ALL = --scratch-path $(TRAITS_FOLDER) $(or $(strip $(BUILT)),-debug-info-format none)
build-traits test-traits test-page test-scale: export AASA_ADDED = on

# The modules of tests that need a package trait, for some of their tests; `make test` runs the rest of these and all others.
# `make test-traits TRAIT_TESTS=` builds and runs all tests with all traits.
TRAIT_TESTS ?= AssociatedDomainsTests CheckFixturesTests SwiftSourceScreensTests WebPageTests
build-traits: export AASA_STRICT = 1
build-traits: export AASA_TESTS = $(TRAIT_TESTS)
build-traits: prerequisites
	$(SWIFT) build --build-tests $(ALL)

test-traits: export AASA_STRICT = 1
test-traits test-release: export AASA_TRAITS = on
test-traits: export AASA_TESTS = $(TRAIT_TESTS)
test-traits:
	$(MAKE) test CONFIGURATION= OPTIONS= FLAGS='$(ALL) $(TESTED)'

# Puts the release build, which has all traits, under the tests that run the command line. `make test` has built these. Of the
# tests of the repository these suites ask it; the others read the tree, which is the same for every build.
ASKING = CommandLine|the commands that are told|what CI runs|the manual pages|what is packed|the pages
test-release: release
	AASA_PRODUCTS=$(CURDIR)/$(RELEASED)/release \
	 $(MAKE) test FLAGS="--skip-build --filter '$(ASKING)'"

# What tests run where it is there, such as the web servers on loopback; a test without its program is skipped.
test-tools:
	@bash .ci/test-tools
.PHONY: test-tools

# The printed cures on what is not installed for every run: Ruby on Rails.
test-cures: prerequisites
	@bash .ci/test-tools rails:ruby-railties puma:puma
	$(MAKE) test FLAGS='--filter "are found in Ruby on Rails"'
.PHONY: test-cures

# The libraries and the command line as users get them, without traits: a package outside the repository that depends on
# them is built, tested and run. CI gives it the folder and the options of `make demo`, which built all of ours that it asks.
DEPENDENT_FOLDER ?= .build-dependent
test-dependent: export AASA_STRICT = 1
test-dependent: prerequisites
	SWIFT='$(SWIFT)' TESTED='$(TESTED)' bash Tests/DependentPackage/run.sh $(CURDIR)/$(DEPENDENT_FOLDER) \
	 $(or $(strip $(BUILT)),-debug-info-format none --explicit-target-dependency-import-check error)
.PHONY: build-traits test-traits test-release test-dependent

# Opens the HTML reports and the pages of `aasa serve` in headless Chromium, does in them what people do, and judges them by
# the rules of axe-core. Chromium comes from Debian, axe-core from PyPI, if they are missing. PAGES=folder keeps the pages
# there, and pictures of those with something wrong, with PICTURES=all of all; TESTS=Keyboard runs some; BINARY=path takes an
# aasa that is built already.
test-page: export AASA_STRICT = 1
test-page: prerequisites
	@bash .ci/chromium
	@bash .ci/axe .build-page
	$(if $(BINARY),,$(SWIFT) build --product aasa $(ALL))
	python3 -B Tests/Page/run.py $(or $(BINARY),$(TRAITS_FOLDER)/$(CONFIGURATION)/aasa) .build-page/axe.min.js $(if $(PAGES),--folder $(PAGES)) $(if $(PICTURES),--pictures $(PICTURES)) $(TESTS)
.PHONY: test-page

# Takes the pictures in the README and the articles again.
pictures: export AASA_RECORD = 1
pictures: TESTS = Pictures
pictures: test-page
.PHONY: pictures

# Compares what aasa says of checkouts of public repositories with what their code was read to say. FOLDER has them, each as
# OWNER+NAME at the commit that a table in Tests/Field names; BINARY=path takes an aasa that is built already.
field:
	@test -n "$(FOLDER)" || { echo 'name the folder of the checkouts with FOLDER=' >&2; exit 64; }
	$(if $(BINARY),,$(SWIFT) build $(BUILT) --product aasa)
	python3 -B Tests/Field/run.py $(or $(BINARY),$(AASA)) $(FOLDER)
	python3 -B Tests/Field/handlers.py $(or $(BINARY),$(AASA)) $(FOLDER)
.PHONY: field

# No screen that a file shows by itself is missing among those of all files of the same checkout: first those of Swift, then
# those of frameworks. FOLDERS has several, as paths from this folder, separated by colons.
vanish: export AASA_CHECKOUTS = $(FOLDERS)
vanish: build-traits
	@AASA_STRICT=1 AASA_ADDED=on AASA_TESTS='$(TRAIT_TESTS)' \
	 $(SWIFT) test --skip-build --disable-xctest $(ALL) --filter LostScreenTests
	$(SWIFT) test --disable-xctest $(BUILT) $(TESTED) --filter LostFrameworkScreenTests
.PHONY: vanish

# The pages of the library in .build-docs/site, made by the toolchain's DocC; they can be read without a script:
# python3 -m http.server --directory .build-docs/site
docs: documentation
	.build/$(CONFIGURATION)/Documentation build $(CURDIR)/.build-docs

documentation: prerequisites
	$(SWIFT) build $(BUILT) --product Documentation

# Every page is there, with its text, and every link leads to a page.
test-docs: docs
	.build/$(CONFIGURATION)/Documentation check $(CURDIR)/.build-docs
.PHONY: docs documentation test-docs

# Rewrites the expected outputs of the tests and lists what changed. The runs that record fail by design, a build that
# fails stops here; review the diff, then run `make test`.
record: prerequisites
	$(SWIFT) build --build-tests $(BUILT)
	@AASA_RECORD=1 $(SWIFT) test --skip-build --disable-xctest $(BUILT) $(TESTED) 2>&1 | grep -E '↳|Fatal error' || true
	$(MAKE) build-traits
	@AASA_RECORD=1 AASA_STRICT=1 AASA_ADDED=on AASA_TESTS='$(TRAIT_TESTS)' \
	 $(SWIFT) test --skip-build --disable-xctest $(ALL) 2>&1 \
	 | grep -E '↳|Fatal error' || true
	@git status --short Fixtures README.md Sources

# Only those of the checks, from a build without traits and without the servers of the tests. Cases that read Swift are left
# as they are: `make record` rewrites those too.
record-checks: prerequisites
	$(SWIFT) build --product CheckFixtures $(FLAGS)
	@$$($(SWIFT) build --show-bin-path $(FLAGS))/CheckFixtures
.PHONY: record-checks

# A release build. Without a search path of its own: the system's loader finds libcurl, and nothing that lies beside the
# binary is run. Without debug information: what is installed is stripped, and is 3 MB smaller then.
RELEASED ?= .build-traits
# Generic types are made by a call that names their conformances. By default they are made from their names, and the runtime
# then looks through all conformances of the binary, some thousand, for each of the 260 types that a run of lint needs:
# two fifths of its instructions.
DIRECT_METADATA = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# swift-syntax has one copy for each of 300 kinds of nodes of what describes them, and the compiler asks for each copy whether
# to inline this function, the largest of the package. It never does, and asking takes a third of the optimiser's time.
NEVER_INLINED = -Xswiftc -Xllvm -Xswiftc -sil-inline-never-functions=11SwiftSyntax9childName
OPTIMIZED = -c release --disable-local-rpath -debug-info-format none $(DIRECT_METADATA) $(NEVER_INLINED)
RELEASE = $(RELEASED)/release/aasa
# SwiftPM passes the traits on in the order of a set, which is another one each time it is started; then it builds all of
# this package again. SWIFT_DETERMINISTIC_HASHING keeps the order.
release: export AASA_SHIPPING = $(CURDIR)/$(RELEASED)/static
release: prerequisites
	@mkdir -p $(AASA_SHIPPING)
	@file=$$(clang -print-file-name=libstdc++.a) && if [ -e "$$file" ]; then ln -sf "$$file" $(AASA_SHIPPING); fi
	SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build $(OPTIMIZED) --product aasa --scratch-path $(RELEASED) \
	 $(if $(AASA_ADDED),,--traits SwiftSources,WebPage)
	@if command -v readelf >/dev/null && ! readelf -d $(RELEASE) | grep BIND_NOW >/dev/null; then \
	 echo 'the binary binds functions when they are called first' >&2; exit 1; fi
	@if readelf -d $(RELEASE) | grep -E '\(R(UN)?PATH\)'; then \
	 echo 'the binary looks for libraries beside itself' >&2; exit 1; fi

# The binary, completions for three shells, and manual pages.
install: release
	bash Sources/aasa/Packaging/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

# What a release consists of, in .build-dist: an archive, what the binary consists of (SPDX), a Debian package, and their
# checksums. make reproducible builds and packs a commit twice, and compares.
dist: export SWIFT := $(SWIFT)
dist: release
	bash Sources/aasa/Packaging/dist $(RELEASE)

deb: release
	bash Sources/aasa/Packaging/deb $(RELEASE)

reproducible: prerequisites
	bash .ci/reproducible
.PHONY: reproducible

# Packs, installs, removes and runs what users get, the image too, in folders and chroots of their own. Needs root.
test-packages: release
	bash Tests/Packages/run.sh $(RELEASE)
.PHONY: release dist deb test-packages

# Runs what Packaging has for many machines against hosts on loopback: the Spark job, the pods of the Kubernetes Job, and
# GNU parallel, each of which loses a part in the middle. TESTS=test_spark runs some. PySpark comes from PyPI.
test-scale: export AASA_STRICT = 1
test-scale: prerequisites
	@bash .ci/scale
	$(SWIFT) build --product aasa $(ALL)
	bash Tests/Scale/run.sh $(TRAITS_FOLDER)/$(CONFIGURATION)/aasa $(TESTS)
.PHONY: test-scale

bench: prerequisites
	bash Tests/Benchmarks/run.sh

# Writes a check over an existing subject, its line in the catalogue and two cases; the tests say what is left to fill in:
# make new-check FAMILY=Patterns NAME=some-condition [SEVERITY=warning] [SUBJECT=linkPatterns]
new-check:
	@bash .ci/new-check "$(FAMILY)" "$(NAME)" "$(SEVERITY)" "$(SUBJECT)"
.PHONY: new-check

# Runs libFuzzer for a minute on each reader of untrusted input; FUZZ_SECONDS=600 make fuzz runs it for ten minutes each.
fuzz: prerequisites
	SWIFT=$(SWIFT) bash Tests/Fuzzing/run.sh

# Looks for texts whose cost grows faster than their length, FUZZ_SECONDS (60) for each reader, or for READERS='swift nginx'.
fuzz-growth: release
	python3 -B Tests/Fuzzing/growth.py $(RELEASE) $(or $(FUZZ_SECONDS),60) $(READERS)
.PHONY: fuzz-growth

# Looks for words of a format that, repeated, nested or defined by themselves twice, crash a reader or take more than 10 seconds or 1 GB.
fuzz-grammar: release
	python3 -B Tests/Fuzzing/grammar.py $(RELEASE) $(or $(FUZZ_SECONDS),60) $(READERS)
.PHONY: fuzz-grammar

format:
	$(SWIFT) format -i -r --configuration .swift-format Package.swift Sources Tests

check-format:
	$(SWIFT) format lint --strict -r --configuration .swift-format Package.swift Sources Tests

clean:
	$(SWIFT) package clean
	$(SWIFT) package clean --scratch-path .build-traits
	rm -rf .build-ci .build-reproducible .build-dependent .build-docs .build-scale .build-page
