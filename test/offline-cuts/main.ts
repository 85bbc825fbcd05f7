// Usage: npm run offline-cuts [-- --cuts 1000 --seed 1 --save]. Taps packs in a real browser while the network,
// the pages and the browser itself are cut at random, and compares the shop's cart with what was meant. --save
// keeps the report in docs/proofs/offline-cuts.md. scripts/offline-cuts.mjs builds the shop first.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startTestServer } from '#test/test-server.ts';
import { wireFaults } from './proxy.ts';
import { type CutsReport, phoneFaults, runCuts } from './run-cuts.ts';

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    save: { type: 'boolean', default: false },
  },
});
const [cuts, seed] = [Number(values.cuts), Number(values.seed)];
const say = (line: string) => process.stdout.write(`· ${line}\n`);
say(`${cuts} cuts, seed ${seed}`);
const started = Date.now();
const server = await startTestServer();
const report = await runCuts({ cuts, seed, onRound: say });
await server.stop();
const markdown = asMarkdown(report, Math.round((Date.now() - started) / 1_000));
process.stdout.write(`\n${markdown}`);
if (values.save) writeFileSync('docs/proofs/offline-cuts.md', markdown);
process.exitCode = report.problems.length === 0 ? 0 : 1;

function asMarkdown(
  { counts, taps, pagesLost, comparisons, problems }: CutsReport,
  seconds: number,
): string {
  const rows = [...wireFaults, ...phoneFaults].map(
    (fault) => `| ${fault} | ${counts.get(fault) ?? 0} |`,
  );
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return `# Packs added while everything breaks

\`npm run offline-cuts -- --cuts ${cuts} --seed ${seed}${values.save ? ' --save' : ''}\` on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, ${seconds} s.
A customer adds and takes packs of three products in one or two tabs of Chromium, with the service worker; a
proxy in front of the shop cuts requests and answers. Before every tap the page has to show what was meant so
far; ${comparisons} times the network was mended and the shop's cart compared with it. ${pagesLost} times a page was not on
the phone any more.

**${taps} taps, ${done} cuts, ${problems.length} differences.**${problems.map((problem) => `\n- ${problem}`).join('')}

| what was cut | times |
| --- | --- |
${rows.join('\n')}
`;
}
