// Usage: npm run chaos [-- --minutes 10 --seed 1 --only clock --save]. Breaks a shop of several nodes again
// and again while everyone trades, and compares what they were told with the database. Installs PostgreSQL
// (unless POSTGRES_BIN names its folder) and what sets a node's clock. --only: the faults whose name has this
// in it. --save keeps the report in docs/proofs/chaos.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { randomFrom } from '#test/random.ts';
import { startCluster } from './cluster.ts';
import { type FaultName, faultNames, possibleFaults } from './faults.ts';
import { deedKinds } from './history.ts';
import { type ChaosReport, runChaos } from './run-chaos.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const lastLineOf = (script: string) =>
  execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
Object.assign(process.env, JSON.parse(lastLineOf('scripts/fault-tools.mjs')));
execFileSync(process.execPath, ['scripts/bundle-server.mjs']);

process.stdout.write(`· ${minutes} minutes, seed ${seed}: starting 2 nodes of 2 workers\n`);
const cluster = await startCluster({ nodes: 2, workers: 2 });
const until = Date.now() + minutes * 60_000;
const plan = shuffledFaults(() => Date.now() < until);
const report = await runChaos(cluster, {
  seed,
  faults: plan,
  calmMs: 1_500,
  onFault: ({ fault, writesAfterSeconds }) =>
    process.stdout.write(`· ${fault}: writes ${writesAfterSeconds.toFixed(1)} s after\n`),
});
await cluster.close();
const text = asMarkdown(report);
process.stdout.write(`\n${text}`);
if (values.save) writeFileSync('docs/proofs/chaos.md', text);
process.exitCode = report.problems.length === 0 ? 0 : 1;

/** Each fault once in a new order, then all of them again, while there is time. */
function* shuffledFaults(hasTime: () => boolean): Generator<FaultName> {
  const random = randomFrom(seed);
  const possible = possibleFaults().filter((name) => name.includes(values.only));
  let waiting: FaultName[] = [];
  while (hasTime()) {
    if (waiting.length === 0) waiting = [...possible];
    const [next] = waiting.splice(random.between(0, waiting.length - 1), 1);
    if (next) yield next;
  }
}

function asMarkdown({ history, injected, problems }: ChaosReport): string {
  const times = faultNames.map((name) => {
    const of = injected.filter(({ fault }) => fault === name);
    const worst = Math.max(0, ...of.map(({ writesAfterSeconds }) => writesAfterSeconds));
    return `| ${name} | ${of.length} | ${worst.toFixed(1)} s |`;
  });
  const deeds = deedKinds.map((kind) => {
    const of = history.of(kind);
    const count = (outcome: string) => of.filter((one) => one.outcome === outcome).length;
    return `| ${kind} | ${count('done')} | ${count('refused')} | ${count('unknown')} |`;
  });
  const placed = history.of('place').filter(({ outcome }) => outcome === 'done').length;
  const only = values.only && ` --only ${values.only}`;
  const save = values.save ? ' --save' : '';
  return `# Chaos: what breaks, and what was lost

\`npm run chaos -- --minutes ${minutes} --seed ${seed}${only}${save}\` on ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}, commit ${commit()}.
Two nodes of two workers on one PostgreSQL behind a proxy that injects faults; 8 customers and 2 operators
trade all the while. Afterwards what they were told is compared with the database, and every node's
catalogue with it.

**${problems.length} contradictions.**${problems.map((problem) => `\n- ${problem}`).join('')}

| fault | times | longest until the next acknowledged write, since it was mended (or the primary died) |
| --- | --- | --- |
${times.join('\n')}

| what they wanted | acknowledged | told no | no answer |
| --- | --- | --- | --- |
${deeds.join('\n')}

## What was checked

${history.count('done')} acknowledged answers, ${placed} of them orders, after ${injected.length} faults; ${history.count('refused')} times
somebody was told no, ${history.count('unknown')} times there was no answer.
Each acknowledged order, cancellation, move, payment and restock is looked up in the database, and the last price of
each product: none may be lost, doubled or half made, and nothing may be there that nobody sent. Edited orders are not
looked up one by one; as all orders they have to add up, with the ledgers of stock and the uses of coupons. Every node has 1 s at
the end to show the database's prices and stock, and after each fault writes have to go on within 10 s. A process that
crashed by itself, and a person who was signed in and was told to sign in, count as contradictions too.

That the checker would see such things is a test of its own, \`test/chaos/checker.test.ts\`: it puts faults into the
database after a run (an order that is lost, one that nobody placed, one without its lines, a payment taken twice, stock
that is gone, a price that went back and others), and each has to be found.

**Told no** are answers that the shop should give: a third of the goods are scarce and sell out, some customers try a
coupon that is over, and two people change the same order. **No answer** is what a fault does to requests under way:
the node or its worker was killed or frozen, or the database was away and the shop said "busy" (any answer of 500 and
above), or nothing came within 15 s. Nobody knows then whether it was done, so both are allowed, but not twice: orders and
payments are sent again with the same key.

A restart of every node, one after the other, is to fail no request at all. In this run other faults are near, so it
is a test: \`a restart of every node under load fails no request\` in \`test/chaos/chaos.long.test.ts\`, which
\`npm run test:all\` runs.
`;
}

/** `-dirty` where something was changed and not committed. */
function commit(): string {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
