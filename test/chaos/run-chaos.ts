import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import { type Random, randomFrom } from '#test/random.ts';
import { callerOf } from './call.ts';
import { findContradictions, findStaleNodes } from './checker.ts';
import type { Cluster } from './cluster.ts';
import { shopAround } from './customers.ts';
import { type FaultName, injectionOf } from './faults.ts';
import { deedKinds, History } from './history.ts';
import { whyNotReady } from './node-faults.ts';
import { runCashier, runCounter, runShelf } from './operators.ts';

export type Injected = {
  fault: FaultName;
  /** How long after it was mended something was acknowledged again. */
  writesAfterSeconds: number;
  /** The longest time without an acknowledgement: of the shop, and of its database by itself where that is what broke. */
  gapSeconds: number;
  engineGapSeconds: number | undefined;
};

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
/** Or so long after the database by itself. */
const behindEngineSeconds = 1;

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
  const [counter, shelf, cashier] = cluster.world.operators;
  if (!counter || !shelf || !cashier) throw new Error('three operators are needed');
  const trade = Promise.all([
    ...cluster.world.customers.map((person) => shopAround(caller(person), person.id, given)),
    runCounter(caller(counter), given),
    runShelf(caller(shelf), given),
    runCashier(caller(cashier), given),
  ]);
  const all: Injected[] = [];
  await setTimeout(plan.calmMs);
  for (const fault of plan.faults) {
    const injected = await measure(cluster, history, fault, random);
    all.push(injected);
    plan.onFault?.(injected);
    await setTimeout(plan.calmMs);
  }
  await untilAllWasDone(history);
  over = true;
  await trade;
  const problems = [...findLateWrites(all), ...(await check(cluster, history))];
  return { history, injected: all, problems };
}

async function measure(
  cluster: Cluster,
  history: History,
  fault: FaultName,
  random: Random,
): Promise<Injected> {
  const from = performance.now();
  await injectionOf(cluster, fault)(random);
  const mended = performance.now();
  const written = await isWritten(history, mended);
  const to = performance.now();
  const { acknowledged, faults } = cluster.engine;
  return {
    fault,
    writesAfterSeconds: written
      ? (history.acknowledged.last - mended) / 1_000
      : Number.POSITIVE_INFINITY,
    gapSeconds: history.acknowledged.longestGapMs(from, to) / 1_000,
    engineGapSeconds:
      acknowledged && fault in faults ? acknowledged.longestGapMs(from, to) / 1_000 : undefined,
  };
}

export function findLateWrites(injected: Injected[]): string[] {
  return injected.flatMap(({ fault, writesAfterSeconds, gapSeconds, engineGapSeconds }) => {
    if (writesAfterSeconds > writesWithinSeconds) {
      return [`${fault}: writes only after ${writesAfterSeconds} s`];
    }
    if (gapSeconds > (engineGapSeconds ?? gapSeconds) + behindEngineSeconds) {
      return [`${fault}: no writes for ${gapSeconds} s, the database for ${engineGapSeconds} s`];
    }
    return [];
  });
}

async function isWritten({ acknowledged }: History, mended: number): Promise<boolean> {
  while (acknowledged.last <= mended) {
    if (performance.now() > mended + resumeWithinMs) return false;
    await setTimeout(20);
  }
  return true;
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
  const database = await openPostgres(await cluster.engine.primaryUrl(), () => {});
  try {
    const dead = await findDeadNodes(cluster);
    const stale = await findStaleNodes(database.db, cluster.nodes, freshWithinMs);
    const crashes = cluster.nodes.flatMap(({ output }) => output().match(crash) ?? []);
    return [...(await findContradictions(database.db, history)), ...dead, ...stale, ...crashes];
  } finally {
    await database.close();
  }
}
