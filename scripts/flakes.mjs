// Usage: npm run flakes [-- e2e/cart.spec.ts … --grep TEXT --times 10 --save]. Runs every journey of `npm test`, or
// those of the files and titles given, ten times while another program takes a core; none may fail. --save keeps
// the report in docs/proofs/flakes.md.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, fail, install, pinnedNode, root, run } from './steps.mjs';
import { playwrightResults } from './test-results.mjs';
import { ensureChromium, ensurePostgres } from './tools.mjs';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    grep: { type: 'string' },
    times: { type: 'string', default: '10' },
    save: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) fail('--times takes a whole number above 0.');

await install({ withTests: true });
const tools = { CHROMIUM_PATH: await ensureChromium(), POSTGRES_BIN: await ensurePostgres() };
await build();

const started = Date.now();
const other = takeOneCore();
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const repeat = ['--repeat-each', String(times), '--grep-invert', '@long'];
const titles = values.grep === undefined ? [] : ['--grep', values.grep];
const args = [cli, 'test', ...files, ...titles, ...repeat];
const { code } = await run(pinnedNode(), args, {
  env: { ...tools, FORCE_COLOR: '0' },
  stdio: 'inherit',
});
other.kill();
const { passed, failed } = playwrightResults();

const report = asMarkdown();
process.stdout.write(`\n${report}`);
if (values.save) writeFileSync(join(root, 'docs', 'proofs', 'flakes.md'), report);
process.exit(code);

/** A program that ends with this one, however this one ends. */
function takeOneCore() {
  const spin = `process.on('disconnect', () => process.exit());
    setInterval(() => { for (const until = Date.now() + 50; Date.now() < until; ); });`;
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
  return spawn(pinnedNode(), ['-e', spin], { stdio });
}

function asMarkdown() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString();
  const seconds = Math.round((Date.now() - started) / 1000);
  const what = [...files, ...(values.grep === undefined ? [] : [`“${values.grep}”`])];
  const lines = [
    '# Journeys again and again',
    '',
    `Written by \`npm run flakes -- --save\`: ${what.join(' ') || 'every journey'}, ${times} times each, while another`,
    `program takes one of ${cpus().length} cores. ${new Date().toISOString().slice(0, 10)}, commit ${commit.trim()}, ${seconds} s.`,
    '',
    `**${passed + failed.length} runs, ${failed.length} failed.**`,
    // A run that broke down, as on an error in the shop's log, has no failed journey.
    ...(code !== 0 && failed.length === 0 ? ['', `The runner ended with code ${code}.`] : []),
    '',
    ...failed.map((failure) => `- ${failure}`),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
