import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import { randomFrom } from '#test/random.ts';
import { callerOf } from './call.ts';
import { findContradictions, findStaleNodes } from './checker.ts';
import type { Cluster } from './cluster.ts';
import { shopAround } from './customers.ts';
import { type FaultName, faults, whyNotReady } from './faults.ts';
import { deedKinds, History } from './history.ts';
import { runCounter, runShelf } from './operators.ts';

/** A fault, and how long after it was mended, or the primary died, something was acknowledged again. */
export type Injected = { fault: FaultName; writesAfterSeconds: number };

export type ChaosReport = {
  history: History;
  injected: Injected[];
  problems: string[];
};

/** A node has so long to show what was changed last. */
const freshWithinMs = 1_000;
/** Writes are waited for so long after a fault; the report says how long it took. */
const resumeWithinMs = 30_000;
/** And have to go on within this time. */
const writesWithinSeconds = 10;

/** Everyone trades while one thing after the other breaks; then what they were told is checked. */
export async function runChaos(
  cluster: Cluster,
  plan: {
    seed: number;
    faults: Iterable<FaultName>;
    calmMs: number;
    onFault?: (injected: Injected) => void;
  },
): Promise<ChaosReport> {
  const random = randomFrom(plan.seed);
  const history = new History();
  let over = false;
  const given = { world: cluster.world, random, history, isOver: () => over };
  const caller = (person: { cookie: string }) => callerOf(cluster, person, { random, history });
  const [counter, shelf] = cluster.world.operators;
  if (!counter || !shelf) throw new Error('two operators are needed');
  const trade = Promise.all([
    ...cluster.world.customers.map((person) => shopAround(caller(person), person.id, given)),
    runCounter(caller(counter), given),
    runShelf(caller(shelf), given),
  ]);
  const injected: ChaosReport['injected'] = [];
  await setTimeout(plan.calmMs);
  for (const fault of plan.faults) {
    const inject: (typeof faults)[FaultName] = faults[fault];
    const since = await inject(cluster, random);
    const mended = performance.now();
    const writesAfterSeconds = await untilWritten(history, mended, since ?? mended);
    injected.push({ fault, writesAfterSeconds });
    plan.onFault?.({ fault, writesAfterSeconds });
    await setTimeout(plan.calmMs);
  }
  await untilAllWasDone(history);
  over = true;
  await trade;
  const problems = [...findLateWrites(injected), ...(await check(cluster, history))];
  return { history, injected, problems };
}

export function findLateWrites(injected: Injected[]): string[] {
  return injected
    .filter(({ writesAfterSeconds }) => writesAfterSeconds > writesWithinSeconds)
    .map(({ fault, writesAfterSeconds }) => `${fault}: writes only after ${writesAfterSeconds} s`);
}

async function untilWritten(history: History, mended: number, since: number): Promise<number> {
  while (history.lastDoneAt <= mended) {
    if (performance.now() > mended + resumeWithinMs) return Number.POSITIVE_INFINITY;
    await setTimeout(20);
  }
  return (history.lastDoneAt - since) / 1_000;
}

/** On a busy machine some things take their time, and a run without them would prove little. */
async function untilAllWasDone(history: History): Promise<void> {
  const until = performance.now() + resumeWithinMs;
  const missing = () => deedKinds.some((kind) => !history.of(kind).some(isDone));
  while (missing() && performance.now() < until) await setTimeout(50);
}

/** What the last fault took down may still be starting; nodes that do not come back, and what they said last. */
async function findDeadNodes({ nodes }: Cluster): Promise<string[]> {
  const until = performance.now() + resumeWithinMs;
  const reasons = async () =>
    Promise.all(
      nodes.map(async (node) => {
        const reason = await whyNotReady(node);
        return reason
          ? [`${node.url} is not ready: ${reason}\n${node.output().slice(-2_000)}`]
          : [];
      }),
    );
  let dead = (await reasons()).flat();
  while (dead.length > 0 && performance.now() < until) {
    await setTimeout(50);
    dead = (await reasons()).flat();
  }
  return dead;
}

const isDone = ({ outcome }: { outcome: string }) => outcome === 'done';

/** What a worker that is still starting says of a fault begins with its place, a crash with the error. */
const crash = /^(?:Uncaught )?\w*Error: .*(?:\n.*){0,12}/gm;

async function check(cluster: Cluster, history: History): Promise<string[]> {
  const database = await openPostgres(cluster.postgres.url, () => {});
  try {
    const dead = await findDeadNodes(cluster);
    const stale = await findStaleNodes(database.db, cluster.nodes, freshWithinMs);
    const crashes = cluster.nodes.flatMap(({ output }) => output().match(crash) ?? []);
    return [...(await findContradictions(database.db, history)), ...dead, ...stale, ...crashes];
  } finally {
    await database.close();
  }
}
