import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { within } from '#domain/within.ts';

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
  /** Of the killed, those whose test did not end, twice. */
  late: string[];
  /** Failed a test that then failed without them too. */
  spoiling: string[];
  /** Reached only while modules load or a shop opens. */
  static: string[];
  /** Pairs of test and mutant. */
  tried: string[];
  /** Tests that fail when they are run a second time; no mutant is tried on them. */
  unrepeatable: string[];
  /** Test files that reach a mutant but cannot tell of it in a process that goes on. */
  alone: Record<string, string[]>;
  /** Test files whose shop a mutant broke: a new process runs the rest of them. */
  spoiled: string[];
  /** Tests that failed before any mutant was tried. */
  failed: string[];
};

const { MUTATE_OUTCOMES: file = '', MUTATE_LIST: list = '', MUTATE_ALONE: alone } = process.env;
// Test files share one process, and so do these. `as`: the instrumented code's own globals
const shared = globalThis as {
  __stryker__?: MutantSwitch;
  mutantOutcomes?: Outcomes;
  triedHere?: boolean;
};
// One mutant alone is there from the first line that is loaded; the limit ends loops that would not.
shared.__stryker__ ??= alone ? { activeMutant: alone, hitCount: 0, hitLimit: 10_000_000 } : {};
shared.mutantOutcomes ??= { ...readOutcomes(), spoiled: [] };
const mutants = shared.__stryker__;
const outcomes = shared.mutantOutcomes;
/** So much longer a test that was late gets once more. */
const patience = 4;
let chosen: Set<string> | undefined;

function readOutcomes(): Outcomes {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...{ killed: [], survived: [], late: [], spoiling: [], static: [], tried: [] },
    ...{ unrepeatable: [], alone: {}, spoiled: [], failed: [] },
  };
}

/** All mutants, or the sample of them that is to be tried. */
function isChosen(mutant: string): boolean {
  chosen ??= new Set(JSON.parse(readFileSync(list, 'utf8')).map(({ id }: { id: string }) => id));
  return chosen.has(mutant);
}

const fileOf = (test: RunnerTestCase) => relative(process.cwd(), test.file.filepath);

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
    if (outcomes.spoiled.includes(fileOf(test))) return; // the next process runs it
    const start = performance.now();
    try {
      await TestRunner.getTestFn(test)();
    } catch (error) {
      if (!shared.triedHere) {
        outcomes.failed.push(test.name);
        throw error;
      }
      outcomes.spoiled.push(fileOf(test));
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
    const atLoad = Object.keys(mutants.mutantCoverage?.static ?? {}).filter(isChosen);
    const reached = new Set(outcomes.tried.map((pair) => pair.split(' ').at(-1)));
    const known = [...reached, ...Object.keys(outcomes.alone)];
    outcomes.static = atLoad.filter((mutant) => !known.includes(mutant));
    writeFileSync(file, JSON.stringify(outcomes));
  }
}

async function tryMutants(test: RunnerTestCase, timeLimit: number): Promise<void> {
  const settled = new Set([...outcomes.killed, ...outcomes.spoiling]);
  const reached = Object.entries(mutants.mutantCoverage?.perTest[test.id] ?? {}).filter(
    ([mutant]) =>
      isChosen(mutant) && !settled.has(mutant) && !outcomes.tried.includes(`${test.id} ${mutant}`),
  );
  if (reached.length === 0) return;
  if ((await outcomeOf(test, timeLimit)) !== 'passed') {
    outcomes.unrepeatable.push(test.name);
    for (const [mutant] of reached) tryLater(test, mutant);
    return;
  }
  for (const [mutant, hits] of reached) {
    await tryMutant(test, timeLimit, mutant, hits);
    if (outcomes.spoiled.includes(fileOf(test))) return;
  }
}

function tryLater(test: RunnerTestCase, mutant: string): void {
  const files = new Set(outcomes.alone[mutant]).add(fileOf(test));
  outcomes.alone[mutant] = [...files];
}

async function tryMutant(
  test: RunnerTestCase,
  timeLimit: number,
  mutant: string,
  hits: number,
): Promise<void> {
  shared.triedHere = true;
  mutants.activeMutant = mutant;
  mutants.hitCount = 0;
  mutants.hitLimit = 5 * hits + 1_000; // ends loops that would not
  let outcome = await outcomeOf(test, timeLimit);
  // What others do on this machine can make a test slow too: only much slower tells of the mutant.
  if (outcome === 'late') outcome = await outcomeOf(test, patience * timeLimit);
  mutants.activeMutant = undefined;
  outcomes.tried.push(`${test.id} ${mutant}`);
  if (outcome === 'passed') outcomes.survived.push(mutant);
  else if ((await outcomeOf(test, timeLimit)) === 'passed') {
    outcomes.killed.push(mutant);
    if (outcome === 'late') outcomes.late.push(mutant);
  } else {
    // This mutant, or one before it, left something broken behind: it needs a process of its own.
    outcomes.spoiling.push(mutant);
    tryLater(test, mutant);
    outcomes.spoiled.push(fileOf(test));
  }
}

async function outcomeOf(
  test: RunnerTestCase,
  timeLimit: number,
): Promise<'passed' | 'failed' | 'late'> {
  let isLate = false;
  try {
    await runHooks(test, 'beforeEach');
    // A mutant may leave a request unanswered.
    await within(timeLimit, Promise.resolve(TestRunner.getTestFn(test)())).catch((error) => {
      isLate = error?.message === `No answer in ${timeLimit} ms.`;
      throw error;
    });
    await finish(test);
    await runHooks(test, 'afterEach');
    return 'passed';
  } catch {
    await finish(test).catch(() => {});
    await runHooks(test, 'afterEach').catch(() => {});
    return isLate ? 'late' : 'failed';
  }
}

/** What the test itself has asked for at its end (`onTestFinished`): it asks again in the next try. */
async function finish(test: RunnerTestCase): Promise<void> {
  // `as`: where Vitest keeps it, not among its types
  const asked = test as { onFinished?: ((context: RunnerTestCase['context']) => unknown)[] };
  const handlers = asked.onFinished ?? [];
  asked.onFinished = [];
  for (const handler of handlers.toReversed()) await handler(test.context);
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
