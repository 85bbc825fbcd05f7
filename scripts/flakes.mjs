// Usage: npm run flakes [-- e2e/cart.spec.ts … --grep TEXT --times 10 --save]. Runs every journey of `npm test`, or
// those of the files and titles given, ten times while another program takes a core; none may fail. --save keeps
// the report in docs/proofs/flakes.md.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readyForJourneys, runJourneys } from './run-journeys.mjs';
import { fail, pinnedNode, root } from './steps.mjs';

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

const env = await readyForJourneys();
const other = takeOneCore();
const titles = values.grep === undefined ? [] : ['--grep', values.grep];
const what = [...files, ...(values.grep === undefined ? [] : [`“${values.grep}”`])];
const { code, report } = await runJourneys(
  [...files, ...titles, '--repeat-each', String(times), '--grep-invert', '@long'],
  env,
  {
    title: 'Journeys again and again',
    about: `Written by \`npm run flakes -- --save\`: ${what.join(' ') || 'every journey'}, ${times} times each, while
another program takes a core.`,
  },
);
other.kill();
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
