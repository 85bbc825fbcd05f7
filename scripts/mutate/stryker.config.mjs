// How Stryker runs for `npm run mutate`; scripts/mutate/main.mjs says which area.
const area = process.env.MUTATE_AREA;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Generous: a mutant that only ran late on a busy machine must not count as killed.
  timeoutMS: 60_000,
  concurrency: 2,
  // A mutant in what runs once, when a module is loaded, needs everything loaded anew: ten times the time.
  ignoreStatic: true,
  // Stryker rewrites tsconfig.json with an API that TypeScript 7 no longer has; Vitest needs none.
  tsconfigFile: 'none',
  // Results of code and tests that have not changed since are kept: a stopped run goes on.
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${area}.json`,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ['/bench', '/build', '/data', '/docs', '/e2e', '/public', '/test-results'],
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: 85, break: 85 },
};
