import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { within } from '#contract/within.ts';

/** What the instrumented code reads and writes; its names are Stryker's. */
type MutantSwitch = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};
type Hits = Record<string, number>;

/** Kept in a file, so that a new process goes on where a spoiled one stopped. */
type Outcomes = {
  killed: string[];
  survived: string[];
  /** Failed a test that then failed without them too. */
  spoiling: string[];
  /** Reached only while modules load. */
  static: string[];
  /** Pairs of test and mutant. */
  tried: string[];
  /** Tests that fail when they are run a second time; no mutant is tried on them. */
  unrepeatable: string[];
  spoiled: boolean;
};

const { MUTATE_OUTCOMES: file = '', MUTATE_ALONE: alone } = process.env;
// Test files share one process, and so do these. `as`: the instrumented code's own globals
const shared = globalThis as { __stryker__?: MutantSwitch; mutantOutcomes?: Outcomes };
// One mutant alone is there from the first line that is loaded; the limit ends loops that would not.
shared.__stryker__ ??= alone ? { activeMutant: alone, hitCount: 0, hitLimit: 10_000_000 } : {};
shared.mutantOutcomes ??= { ...readOutcomes(), spoiled: false };
const mutants = shared.__stryker__;
const outcomes = shared.mutantOutcomes;

/** Whether a mutant may have left something broken behind in this process. */
let triedHere = false;

function readOutcomes(): Outcomes {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const none = { killed: [], survived: [], spoiling: [], static: [], tried: [], unrepeatable: [] };
  return { ...none, spoiled: false };
}

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
    if (outcomes.spoiled) return; // the next process runs it
    const start = performance.now();
    try {
      await TestRunner.getTestFn(test)();
    } catch (error) {
      if (!triedHere) throw error;
      outcomes.spoiled = true;
      return;
    }
    if (alone) return;
    const timeLimit = 2_000 + 5 * (performance.now() - start);
    mutants.currentTestId = undefined;
    // Vitest calls the hooks around all of this, and each try has them around itself.
    await runHooks(test, 'afterEach');
    await tryMutants(test, timeLimit);
    await runHooks(test, 'beforeEach');
  }

  override onAfterRunFiles(): void {
    if (alone) return;
    const atLoad = Object.keys(mutants.mutantCoverage?.static ?? {});
    const tried = new Set([...outcomes.killed, ...outcomes.survived, ...outcomes.spoiling]);
    outcomes.static = atLoad.filter((mutant) => !tried.has(mutant));
    writeFileSync(file, JSON.stringify(outcomes));
  }
}

async function tryMutants(test: RunnerTestCase, timeLimit: number): Promise<void> {
  const settled = new Set([...outcomes.killed, ...outcomes.spoiling]);
  const reached = Object.entries(mutants.mutantCoverage?.perTest[test.id] ?? {}).filter(
    ([mutant]) => !settled.has(mutant) && !outcomes.tried.includes(`${test.id} ${mutant}`),
  );
  if (reached.length === 0) return;
  if (!(await passes(test, timeLimit))) {
    outcomes.unrepeatable.push(test.name);
    return;
  }
  for (const [mutant, hits] of reached) {
    await tryMutant(test, timeLimit, mutant, hits);
    if (outcomes.spoiled) return;
  }
}

async function tryMutant(
  test: RunnerTestCase,
  timeLimit: number,
  mutant: string,
  hits: number,
): Promise<void> {
  triedHere = true;
  mutants.activeMutant = mutant;
  mutants.hitCount = 0;
  mutants.hitLimit = 5 * hits + 1_000; // ends loops that would not
  const failed = !(await passes(test, timeLimit));
  mutants.activeMutant = undefined;
  outcomes.tried.push(`${test.id} ${mutant}`);
  if (!failed) outcomes.survived.push(mutant);
  else if (await passes(test, timeLimit)) outcomes.killed.push(mutant);
  else {
    // This mutant, or one before it, left something broken behind: it needs a process of its own.
    outcomes.spoiling.push(mutant);
    outcomes.spoiled = true;
  }
}

async function passes(test: RunnerTestCase, timeLimit: number): Promise<boolean> {
  try {
    await runHooks(test, 'beforeEach');
    // A mutant may leave a request unanswered.
    await within(timeLimit, Promise.resolve(TestRunner.getTestFn(test)()));
    await runHooks(test, 'afterEach');
    return true;
  } catch {
    await runHooks(test, 'afterEach').catch(() => {});
    return false;
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
