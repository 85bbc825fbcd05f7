// Usage: npm test, or npm run test:all for the long ones too, which keeps a report of it.
// Installs what the tests need, runs them, ends with the names of those that failed and the counts.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, pinnedNode, root, run, say, step } from './steps.mjs';
import { crashedFiles, playwrightResults, vitestAgain, vitestResults } from './test-results.mjs';
import { ensureChromium, ensureFaultTools, ensurePostgres } from './tools.mjs';

const results = join(root, 'test-results');
const withLong = process.argv.includes('--all');
const started = Date.now();
const counts = { passed: 0, failed: 0 };
/** What failed, said once more at the end. */
const failures = [];
const report = [];

await install({ withTests: true });
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
const faultTools = await ensureFaultTools();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules', ...name);
const node = pinnedNode();
const env = { CHROMIUM_PATH: chromium, POSTGRES_BIN: postgres, ...faultTools, FORCE_COLOR: '0' };
if (withLong) env.TEST_ALL = '1';

const router = bin(['@react-router', 'dev', 'bin.cjs']);
const biome = [bin(['@biomejs', 'biome', 'bin', 'biome']), 'check', '--error-on-warnings'];
await check('Route types', [router, 'typegen']);
await Promise.all([
  check('Format, lint and import rule', biome),
  check('Types', [bin(['typescript', 'bin', 'tsc'])]),
  build(),
]);
await makeShopTemplate();
const vitest = [bin(['vitest', 'vitest.mjs']), 'run'];
const playwright = [bin(['@playwright', 'test', 'cli.js']), 'test'];
if (!withLong) {
  vitest.push('--exclude', '**/*.long.test.ts');
  playwright.push('--grep-invert', '@long');
}
await suite('Rules, actions and databases', vitest, vitestResults, runCrashedAgain);
await suite('Journeys in a browser', playwright, playwrightResults);

if (withLong) keepReport();
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);

/**
 * Creates the demo shop once; every shop that the tests start begins with a copy of it, and resizes
 * pictures into one folder for all (`copyDemoShop` in test/shop-process.ts).
 */
async function makeShopTemplate() {
  const folder = join(results, 'shop-template');
  const made = { env: { DATA_DIR: folder, DATABASE_URL: '' } };
  await step('Creating the demo shop', node, ['demo/main.ts'], made);
  const pictures = `${folder}-pictures`;
  mkdirSync(pictures);
  cpSync(folder, join(results, 'shop'), { recursive: true, preserveTimestamps: true });
  symlinkSync(pictures, join(results, 'shop', 'image-cache'));
  env.SHOP_TEMPLATE = folder;
}

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

async function suite(title, args, readResults, runAgain = (code) => code) {
  const suiteStarted = Date.now();
  say(title);
  const { code: firstCode } = await run(node, args, { env, stdio: 'inherit' });
  const code = await runAgain(firstCode);
  const { passed, failed } = readResults();
  // A runner that fails without a failed test, as after a crash, counts as one failure.
  if (code !== 0 && failed.length === 0)
    failed.push(`${title}: the runner ended with code ${code}`);
  counts.passed += passed;
  counts.failed += failed.length;
  failures.push(...failed);
  const line = `${title}: ${passed} passed in ${secondsSince(suiteStarted)} s`;
  say(line);
  report.push(line);
}

/**
 * V8 can crash under the many databases of the tests (see vitest.config.ts). What such a crash cut
 * short is run once more, and said; a crash of our own making happens again and fails.
 */
async function runCrashedAgain(code) {
  const files = crashedFiles();
  if (code === 0 || files.length === 0) return code;
  const line = `The process of these tests crashed; they are run once more: ${files.join(', ')}`;
  say(line);
  report.push(line);
  const output = `--outputFile.json=${join(results, vitestAgain)}`;
  const again = await run(node, [...vitest, ...files, output], { env, stdio: 'inherit' });
  return again.code;
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
