# make demo      builds and runs the main job on the bundled fixtures
# make test      builds and runs all tests
# make           what CI runs
.PHONY: all demo test build install bench fuzz record check-format check-imports format clean

SWIFT ?= swift
PREFIX ?= /usr/local
AASA = .build/debug/aasa
SITES = Fixtures/Sites

all:
	bash .ci/run

prerequisites:
	@bash .ci/prerequisites
.PHONY: prerequisites

demo: prerequisites
	$(SWIFT) build --product aasa
	@echo
	@echo '$$ aasa check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.shop --site shop.example.com=$(SITES)/shop.example.com'
	@$(AASA) check webcredentials:shop.example.com --app 7D3KX9QW2M.com.example.shop --site shop.example.com=$(SITES)/shop.example.com
	@echo
	@echo '$$ aasa check webcredentials:blog.example.com/login_sample --app 7D3KX9QW2M.com.example.blog --site blog.example.com=$(SITES)/blog.example.com'
	@$(AASA) check webcredentials:blog.example.com/login_sample --app 7D3KX9QW2M.com.example.blog --site blog.example.com=$(SITES)/blog.example.com; \
	 code=$$?; echo; echo "(exit code $$code: the first association holds, the second does not)"; test $$code -eq 1

build: prerequisites
	$(SWIFT) build

test: prerequisites
	$(SWIFT) test --disable-xctest

# The trait that reads Swift sources has its own build folder, so switching between the two rebuilds nothing.
TRAITS = --traits SwiftSources --scratch-path .build-traits

test-traits: prerequisites
	$(SWIFT) test --disable-xctest $(TRAITS)
.PHONY: test-traits

# A package outside the repository that uses both libraries, with a build folder of its own.
test-dependent: prerequisites
	SWIFT=$(SWIFT) bash Tests/DependentPackage/run.sh
.PHONY: test-dependent

# Rewrites the expected outputs of the tests. The recording run fails by design; review the diff, then run `make test`.
record: prerequisites
	-AASA_RECORD=1 $(SWIFT) test --disable-xctest $(TRAITS) >/dev/null 2>&1
	git status --short Fixtures README.md

install: prerequisites
	$(SWIFT) build -c release --static-swift-stdlib --product aasa $(TRAITS)
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build-traits/release/aasa $(DESTDIR)$(PREFIX)/bin/aasa
	strip $(DESTDIR)$(PREFIX)/bin/aasa

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

format:
	$(SWIFT) format -i -r --configuration .swift-format Package.swift Sources Tests

check-format:
	$(SWIFT) format lint --strict -r --configuration .swift-format Package.swift Sources Tests

# A module may import only its declared dependencies; RepositoryTests checks the import lines for what this misses.
check-imports: prerequisites
	$(SWIFT) build --explicit-target-dependency-import-check error

clean:
	$(SWIFT) package clean
	$(SWIFT) package clean --scratch-path .build-traits
