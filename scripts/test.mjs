// Usage: npm test. Installs what the tests need, runs all of them, ends with the counts.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, pinnedNode, root, run, say, step } from './steps.mjs';
import { ensureChromium, ensureFaultTools, ensurePostgres } from './tools.mjs';

const results = join(root, 'test-results');
const counts = { passed: 0, failed: 0 };

await install({ withTests: true });
const chromium = await ensureChromium();
const postgres = await ensurePostgres();
const faultTools = await ensureFaultTools();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => join(root, 'node_modules', ...name);
const node = pinnedNode();
const env = { CHROMIUM_PATH: chromium, POSTGRES_BIN: postgres, ...faultTools, FORCE_COLOR: '0' };

const router = bin(['@react-router', 'dev', 'bin.cjs']);
const biome = [bin(['@biomejs', 'biome', 'bin', 'biome']), 'check', '--error-on-warnings'];
await check('Route types', [router, 'typegen']);
await Promise.all([
  check('Format, lint and import rule', biome),
  check('Types', [bin(['typescript', 'bin', 'tsc'])]),
  build(),
]);
await makeShopTemplate();
await suite('Rules, actions and databases', [bin(['vitest', 'vitest.mjs']), 'run'], vitestCounts);
await suite(
  'Journeys in a browser',
  [bin(['@playwright', 'test', 'cli.js']), 'test'],
  playwrightCounts,
);

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
    process.stdout.write(`${output}\n`);
    say(`${title}: BROKEN`);
  }
}

async function suite(title, args, readCounts) {
  const started = Date.now();
  say(title);
  const { code } = await run(node, args, { env, stdio: 'inherit' });
  const found = readCounts();
  counts.passed += found.passed;
  // A runner that fails without a failed test, as after a crash, counts as one failure.
  counts.failed += code !== 0 ? Math.max(found.failed, 1) : found.failed;
  say(`${title}: ${found.passed} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function vitestCounts() {
  const report = readReport('vitest.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCounts() {
  const stats = readReport('playwright.json')?.stats;
  return { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return undefined; // the runner died before writing it; its exit code has told
  }
}
