import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { hasStandbys, postgresFolder } from '#test/postgres-server.ts';
import type { Random } from '#test/random.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import { canMount } from '#test/small-disk.ts';
import type { Cluster } from './cluster.ts';

/** Breaks something, for a while, and mends it; gives the time since when writes could not go on. */
type Fault = (cluster: Cluster, random: Random) => Promise<number | undefined>;

export const faults = {
  async 'a node is killed'(cluster, random) {
    const node = takeOut(cluster, random);
    await node.kill();
    cluster.nodes.push(await cluster.startNode());
  },
  async 'a worker is killed'(cluster, random) {
    const workers = childrenOf(random.pick(cluster.nodes).pid);
    if (workers.length > 0) process.kill(random.pick(workers), 'SIGKILL');
    await setTimeout(1_500);
  },
  /** People still come to it: its connections are open, and nobody answers. */
  async 'a node is frozen'(cluster, random) {
    const { pid } = random.pick(cluster.nodes);
    await freeze([pid, ...childrenOf(pid)], random.between(1_000, 4_000));
  },
  /** The others go on, and the connections that it has been given wait. */
  async 'a worker is frozen'(cluster, random) {
    const workers = childrenOf(random.pick(cluster.nodes).pid);
    if (workers.length > 0) await freeze([random.pick(workers)], random.between(1_000, 4_000));
  },
  async 'the network to the database is cut'({ proxy }, random) {
    proxy.cut();
    await setTimeout(random.between(200, 2_000));
    proxy.mend();
  },
  async 'the network to the database is slow'({ proxy }, random) {
    proxy.delay(random.between(20, 150));
    await setTimeout(random.between(1_000, 3_000));
    proxy.mend();
  },
  async 'the network to the database goes silent'({ proxy }, random) {
    proxy.goSilent();
    await setTimeout(random.between(500, 6_000));
    proxy.mend();
  },
  async 'the database is killed'({ postgres }, random) {
    await postgres.kill();
    await setTimeout(random.between(0, 1_500));
    await postgres.restart();
  },
  /** It lets everybody connect, and answers nobody. */
  async 'the database is frozen'({ postgres }, random) {
    await freeze([postgres.pid(), ...childrenOf(postgres.pid())], random.between(1_000, 6_000));
  },
  async 'the disk of the database is full'({ postgres }, random) {
    postgres.disk?.fill();
    await setTimeout(random.between(1_000, 3_000));
    postgres.disk?.free();
  },
  async 'the clock of a node jumps'(cluster, random) {
    const { clock } = random.pick(cluster.nodes);
    clock?.set(random.pick(['+1h', '-1h', '+1d', '-1d']));
    await setTimeout(random.between(1_500, 3_000)); // the library looks every second
    clock?.set('+0');
  },
  /** The load balancer learns of it from `/readyz`, as a real one does. */
  async 'every node is restarted, one after the other'(cluster) {
    for (const node of [...cluster.nodes]) {
      cluster.nodes.push(await cluster.startNode());
      const stopped = node.stop();
      while (await isReady(node)) await setTimeout(50);
      cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
      await stopped;
    }
  },
  async 'a standby takes over from a primary that dies'(cluster) {
    const standby = await cluster.postgres.addStandby();
    await setTimeout(1_000);
    const primary = cluster.postgres;
    const died = performance.now();
    await primary.kill();
    await standby.promote();
    cluster.proxy.pointTo(standby.url);
    cluster.proxy.cut();
    cluster.proxy.mend();
    cluster.postgres = standby;
    await primary.stop(); // its folder goes
    return died;
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[]; // `as`: keys of that very table

/** Those that the programs and rights of this machine allow. */
export function possibleFaults(): FaultName[] {
  const impossible = new Set<FaultName>();
  if (!hasStandbys(postgresFolder()))
    impossible.add('a standby takes over from a primary that dies');
  if (!canMount()) impossible.add('the disk of the database is full');
  if (!process.env.FAKE_CLOCK) impossible.add('the clock of a node jumps');
  return faultNames.filter((name) => !impossible.has(name));
}

/** A load balancer sends nobody to it any more. */
function takeOut(cluster: Cluster, random: Random): ShopProcess {
  const node = random.pick(cluster.nodes);
  cluster.nodes.splice(cluster.nodes.indexOf(node), 1);
  return node;
}

async function isReady(node: ShopProcess): Promise<boolean> {
  return (await whyNotReady(node)) === undefined;
}

export function whyNotReady({ url }: ShopProcess): Promise<string | undefined> {
  return fetch(`${url}/readyz`).then(
    async (answer) => (answer.ok ? undefined : `${answer.status} ${await answer.text()}`),
    ({ cause }: Error) => String(cause),
  );
}

async function freeze(pids: number[], ms: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await setTimeout(ms);
  signal(pids, 'SIGCONT');
}

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // it has ended meanwhile, as connections do
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.trim().split(/\s+/).map(Number);
  } catch {
    return []; // it has none
  }
}
