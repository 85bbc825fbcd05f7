// Usage: npm test [-- --keep-times], or npm run test:all for the long ones too, which keeps a report of
// it. --keep-times keeps the seconds of each file in docs/proofs/test-times.md.
// Installs what the tests need, runs them, ends with the names of those that failed and the counts.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, fail, install, pinnedNode, root, run, say } from './steps.mjs';
import { playwrightResults, vitestResults } from './test-results.mjs';
import { keepTimes } from './test-times.mjs';
import { ensureChromium, ensureFaultTools, ensurePatroni, ensurePostgres } from './tools.mjs';

const results = join(root, 'test-results');
const withLong = process.argv.includes('--all');
const started = Date.now();
const counts = { passed: 0, failed: 0 };
/** What failed, said once more at the end. */
const failures = [];
const report = [];
const suites = [];

await install({ withTests: true });
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
const faultTools = await ensureFaultTools();
if (withLong) Object.assign(faultTools, await ensurePatroni());
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules', ...name);
const node = pinnedNode();
const env = { CHROMIUM_PATH: chromium, POSTGRES_BIN: postgres, ...faultTools, FORCE_COLOR: '0' };
if (withLong) env.TEST_ALL = '1';

// Filled while the rest is built; its suites use it one after the other.
const databases = fork(join(root, 'test', 'serve-databases.ts'), {
  ...{ execPath: node, cwd: root, env: { ...process.env, ...env } },
});
const databasesAt = once(databases, 'message');
databases.once('exit', (code) => {
  if (code !== 0) fail(`The tests' PostgreSQL server ended with code ${code}.`);
});

const router = bin(['@react-router', 'dev', 'bin.cjs']);
const biome = [bin(['@biomejs', 'biome', 'bin', 'biome']), 'check', '--error-on-warnings'];
await check('Route types', [router, 'typegen']);
await Promise.all([
  check('Format, lint and import rule', biome),
  check('Types', [bin(['typescript', 'bin', 'tsc'])]),
  build(),
]);
const vitest = [bin(['vitest', 'vitest.mjs']), 'run'];
const playwright = [bin(['@playwright', 'test', 'cli.js']), 'test'];
if (!withLong) {
  vitest.push('--exclude', '**/*.long.test.ts');
  playwright.push('--grep-invert', '@long');
}
Object.assign(env, ...(await databasesAt).slice(0, 1));
await suite('Rules, actions and databases', vitest, vitestResults);
await suite('Journeys in a browser', playwright, playwrightResults);

databases.disconnect();
await once(databases, 'exit');

if (withLong) keepReport();
if (process.argv.includes('--keep-times')) keepTimes(suites, secondsSince(started));
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);

/** Runs a program that checks one thing, and counts it as one test. */
async function check(title, args) {
  const { code, output } = await run(node, args, { env });
  if (code === 0) {
    counts.passed += 1;
    say(`${title}: holds`);
  } else {
    counts.failed += 1;
    failures.push(title);
    process.stdout.write(`${output}\n`);
    say(`${title}: BROKEN`);
  }
}

async function suite(title, args, readResults) {
  const suiteStarted = Date.now();
  say(title);
  const { code } = await run(node, args, { env, stdio: 'inherit' });
  const { passed, failed, files } = readResults();
  // A runner that fails without a failed test, as after a crash, counts as one failure.
  if (code !== 0 && failed.length === 0)
    failed.push(`${title}: the runner ended with code ${code}`);
  counts.passed += passed;
  counts.failed += failed.length;
  failures.push(...failed);
  const seconds = secondsSince(suiteStarted);
  const line = `${title}: ${passed} passed in ${seconds} s`;
  say(line);
  report.push(line);
  suites.push({ title, seconds, files });
}

function keepReport() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString();
  const lines = [
    '# All tests, the long ones too',
    '',
    'Written by `npm run test:all`.',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${secondsSince(started)} s in all.`,
    '',
    ...report.map((line) => `- ${line}`),
    ...failures.map((failure) => `- Failed: ${failure}`),
    '',
    `${counts.passed} passed, ${counts.failed} failed`,
    '',
  ];
  writeFileSync(join(root, 'docs', 'proofs', 'all-tests.md'), lines.join('\n'));
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
