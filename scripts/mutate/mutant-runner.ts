import { writeFileSync } from 'node:fs';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** What the instrumented code reads and writes; its names are Stryker's. */
type MutantSwitch = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};
type Hits = Record<string, number>;
type Outcomes = { killed: Set<string>; survived: Set<string>; brokenBy: Set<string> };

// Test files share one process, and so do these. `as`: the instrumented code's own globals
const shared = globalThis as { __stryker__?: MutantSwitch; mutantOutcomes?: Outcomes };
shared.__stryker__ ??= {};
shared.mutantOutcomes ??= { killed: new Set(), survived: new Set(), brokenBy: new Set() };
const mutants = shared.__stryker__;
const outcomes = shared.mutantOutcomes;

/**
 * Runs each test as it is, and then again with every mutant that it reaches, one after the other in
 * the same process: what a test file opens (a database, a shop) is opened once, not once per mutant.
 */
export default class MutantRunner extends TestRunner {
  /** Before its hooks: what these build belongs to the test, and is built anew for each mutant. */
  override onBeforeTryTask(...given: Parameters<TestRunner['onBeforeTryTask']>): void {
    super.onBeforeTryTask(...given);
    mutants.currentTestId = given[0].id;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const start = performance.now();
    await TestRunner.getTestFn(test)();
    const timeLimit = 2_000 + 5 * (performance.now() - start);
    mutants.currentTestId = undefined;
    const reached = mutants.mutantCoverage?.perTest[test.id] ?? {};
    // Vitest calls the hooks around all of this, and each try has them around itself.
    await runHooks(test, 'afterEach');
    for (const [mutant, hits] of Object.entries(reached)) {
      if (!outcomes.killed.has(mutant)) await tryMutant(test, timeLimit, mutant, hits);
    }
    await runHooks(test, 'beforeEach');
  }

  override onAfterRunFiles(): void {
    const file = process.env.MUTATE_OUTCOMES ?? '';
    const { killed, survived, brokenBy } = outcomes;
    const isStatic = Object.keys(mutants.mutantCoverage?.static ?? {});
    const lists = { killed: [...killed], survived: [...survived], brokenBy: [...brokenBy] };
    writeFileSync(file, JSON.stringify({ ...lists, static: isStatic }));
  }
}

async function tryMutant(
  test: RunnerTestCase,
  timeLimit: number,
  mutant: string,
  hits: number,
): Promise<void> {
  mutants.activeMutant = mutant;
  mutants.hitCount = 0;
  mutants.hitLimit = 5 * hits + 1_000; // ends loops that would not
  const failed = !(await passes(test, timeLimit));
  mutants.activeMutant = undefined;
  if (!failed) outcomes.survived.add(mutant);
  // A test that now fails without the mutant proves nothing: the mutant left something broken behind.
  else if (await passes(test, timeLimit)) outcomes.killed.add(mutant);
  else outcomes.brokenBy.add(mutant);
}

async function passes(test: RunnerTestCase, timeLimit: number): Promise<boolean> {
  try {
    await runHooks(test, 'beforeEach');
    await within(timeLimit, TestRunner.getTestFn(test)());
    await runHooks(test, 'afterEach');
    return true;
  } catch {
    await runHooks(test, 'afterEach').catch(() => {});
    return false;
  }
}

/** A mutant that leaves a request unanswered is found by this. */
async function within(milliseconds: number, run: unknown): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  try {
    await Promise.race([run, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function runHooks(test: RunnerTestCase, name: 'beforeEach' | 'afterEach'): Promise<void> {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? test.file) {
    suites.unshift(suite);
    if (suite === test.file) break;
  }
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite)[name]) await hook(test.context, suite);
  }
}
