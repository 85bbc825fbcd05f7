// Usage: npm run chaos [-- --engine patroni --minutes 10 --seed 1 --only clock --save]. Breaks a shop of several
// nodes again and again while everyone trades, and compares what they were told with the database. Installs PostgreSQL
// (unless POSTGRES_BIN names its folder), what sets a node's clock, and for `--engine patroni` three machines of
// Patroni with etcd behind HAProxy. --only: the faults whose name has this in it. --save keeps the report in
// docs/proofs/chaos.md or chaos-patroni.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '#test/random.ts';
import { startCluster } from './cluster.ts';
import { type FaultName, possibleFaults } from './faults.ts';
import { startPatroniEngine } from './patroni-engine.ts';
import { startPostgresEngine } from './postgres-engine.ts';
import { asMarkdown } from './report.ts';
import { runChaos } from './run-chaos.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
  },
});
const engine = values.engine === 'patroni' ? 'patroni' : 'postgres';
const withPatroni = engine === 'patroni';
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const lastLineOf = (...args: string[]) =>
  execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
const tools = lastLineOf('scripts/fault-tools.mjs', ...(withPatroni ? ['patroni'] : []));
Object.assign(process.env, JSON.parse(tools));
execFileSync(process.execPath, ['scripts/bundle-server.mjs']);

process.stdout.write(`· ${minutes} minutes, seed ${seed}: starting 2 nodes of 2 workers\n`);
const startEngine = withPatroni ? startPatroniEngine : startPostgresEngine;
const cluster = await startCluster({ nodes: 2, workers: 2, startEngine });
const until = Date.now() + minutes * 60_000;
// What breaks in nodes does so over either database.
const possible = possibleFaults(cluster)
  .filter((name) => !withPatroni || name in cluster.engine.faults)
  .filter((name) => name.includes(values.only));
const running = runChaos(cluster, {
  seed,
  faults: shuffledFaults(() => Date.now() < until),
  calmMs: 1_500,
  onFault: ({ fault, writesAfterSeconds: after, gapSeconds, engineGapSeconds }) => {
    const byItself =
      engineGapSeconds && `, the database by itself ${engineGapSeconds.toFixed(1)} s`;
    const gap = `none for ${gapSeconds.toFixed(1)} s${byItself ?? ''}`;
    process.stdout.write(`· ${fault}: writes ${after.toFixed(1)} s after, ${gap}\n`);
  },
});
const report = await running.finally(() => cluster.close());
const chosen = withPatroni ? ' --engine patroni' : '';
const only = values.only && ` --only '${values.only}'`;
const save = values.save ? ' --save' : '';
const command = `npm run chaos --${chosen} --minutes ${minutes} --seed ${seed}${only}${save}`;
const text = asMarkdown(engine, command, report);
process.stdout.write(`\n${text}`);
if (values.save) writeFileSync(`docs/proofs/chaos${withPatroni ? '-patroni' : ''}.md`, text);
process.exitCode = report.problems.length === 0 ? 0 : 1;

/** Each fault once in a new order, then all of them again, while there is time. */
function* shuffledFaults(hasTime: () => boolean): Generator<FaultName> {
  const random = randomFrom(seed);
  let waiting: FaultName[] = [];
  while (hasTime()) {
    if (waiting.length === 0) waiting = [...possible];
    const [next] = waiting.splice(random.between(0, waiting.length - 1), 1);
    if (next) yield next;
  }
}
