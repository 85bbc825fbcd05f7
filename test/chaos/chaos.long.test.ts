import { expect, onTestFinished, test, vi } from 'vitest';
import { patroniPrograms } from '#test/patroni/cluster.ts';
import { startCluster } from './cluster.ts';
import { type FaultName, possibleFaults } from './faults.ts';
import { deedKinds } from './history.ts';
import { startPatroniEngine } from './patroni-engine.ts';
import { runChaos } from './run-chaos.ts';

vi.setConfig({ testTimeout: 300_000 });

const seed = Number(process.env.CHAOS_SEED ?? 20_261_116);
/** Those that come most often; `npm run chaos` injects all, again and again. */
const usual = new Set<FaultName>([
  'the network to the database is cut',
  'a worker is killed',
  'the database is killed',
  'a node is killed',
]);

test(`whatever breaks, nothing acknowledged is lost, doubled or half made, seed ${seed}`, async () => {
  const cluster = await startCluster({ nodes: 2, workers: 2 });
  onTestFinished(() => cluster.close());
  const { history, problems } = await runChaos(cluster, {
    seed,
    faults: possibleFaults(cluster).filter((name) => usual.has(name)),
    calmMs: 500,
  });
  expect(problems).toEqual([]);
  const done = history.attempts.filter(({ outcome }) => outcome === 'done');
  expect(new Set(done.map(({ kind }) => kind))).toEqual(new Set(deedKinds));
  expect(done.length).toBeGreaterThan(100);
});

test('a restart of every node under load fails no request', async () => {
  const cluster = await startCluster({ nodes: 2, workers: 1 });
  onTestFinished(() => cluster.close());
  const { history, problems } = await runChaos(cluster, {
    seed,
    faults: ['every node is restarted, one after the other'],
    calmMs: 500,
  });
  expect(problems).toEqual([]);
  expect(history.count('unknown')).toBe(0);
  expect(history.count('done')).toBeGreaterThan(50);
});

test.runIf(patroniPrograms())(
  `nothing acknowledged is lost where Patroni makes another machine the primary, seed ${seed}`,
  async () => {
    const cluster = await startCluster({
      ...{ nodes: 2, workers: 1 },
      startEngine: startPatroniEngine,
    });
    onTestFinished(() => cluster.close());
    const { history, problems } = await runChaos(cluster, {
      seed,
      faults: ['PostgreSQL of the leader is killed', 'a switchover'],
      calmMs: 500,
    });
    expect(problems).toEqual([]);
    expect(history.count('done')).toBeGreaterThan(50);
  },
);
