import { setTimeout } from 'node:timers/promises';
import {
  type PatroniCluster,
  patroniPrograms,
  startPatroniCluster,
} from '#test/patroni/cluster.ts';
import { type Part, wholeMachine } from '#test/patroni/member.ts';
import type { Random } from '#test/random.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import { writeBeside } from './bare-writes.ts';
import type { Engine } from './engine.ts';

type Parts = { cluster: PatroniCluster; acknowledged: Acknowledgements };

/** What was under way when it broke may still be answered for so long. */
const underWayMs = 500;
/** For longer than `ttl` of patroni.yml. */
const longerThanLockMs = 25_000;
/** Whatever broke is mended after this time even if nobody took over. */
const givenUpMs = 60_000;

const faults = {
  async 'PostgreSQL of the leader is killed'(parts) {
    const leader = await parts.cluster.inRole('leader');
    leader.signal(['postgres'], 'SIGKILL');
    await untilWritten(parts);
  },
  async 'a switchover'({ cluster }) {
    await cluster.patronictl('switchover', '--force');
  },
  async 'the machine of the leader is lost'(parts) {
    const leader = await parts.cluster.inRole('leader');
    leader.signal(wholeMachine, 'SIGKILL');
    await untilWritten(parts);
    leader.start();
  },
  async 'the machine of the leader is frozen'(parts, random) {
    const leader = await parts.cluster.inRole('leader');
    leader.signal(wholeMachine, 'SIGSTOP');
    await untilWritten(parts);
    await setTimeout(random.between(0, 3_000));
    leader.signal(wholeMachine, 'SIGCONT'); // it still believes that it leads
  },
  async 'the machine of the synchronous standby is frozen'(parts) {
    const standby = await parts.cluster.inRole('sync_standby');
    standby.signal(wholeMachine, 'SIGSTOP');
    await untilWritten(parts);
    standby.signal(wholeMachine, 'SIGCONT');
  },
  /** With their etcd there would be no majority, and the leader would step down. */
  async 'both standbys are frozen'({ cluster }, random) {
    const leader = await cluster.inRole('leader');
    const standbys = cluster.members.filter((member) => member !== leader);
    const parts: Part[] = ['patroni', 'postgres'];
    for (const standby of standbys) standby.signal(parts, 'SIGSTOP');
    await setTimeout(random.between(6_000, 10_000));
    for (const standby of standbys) standby.signal(parts, 'SIGCONT');
  },
  async 'etcd of the leader is killed'({ cluster }) {
    const leader = await cluster.inRole('leader');
    leader.signal(['etcd'], 'SIGKILL');
    await setTimeout(longerThanLockMs);
    leader.start();
  },
  async 'etcd is frozen'({ cluster }) {
    for (const member of cluster.members) member.signal(['etcd'], 'SIGSTOP');
    await setTimeout(longerThanLockMs);
    for (const member of cluster.members) member.signal(['etcd'], 'SIGCONT');
  },
} satisfies Record<string, (parts: Parts, random: Random) => Promise<void>>;

export type PatroniFaultName = keyof typeof faults;

/** Three machines of deploy/patroni; a fault is over when all of them are well again. */
export async function startPatroniEngine(): Promise<Engine> {
  const programs = patroniPrograms();
  if (!programs) throw new Error('patroni, etcd and haproxy are not installed');
  const cluster = await startPatroniCluster(programs);
  const { acknowledged, close } = writeBeside(cluster.members.map(cluster.urlOf));
  const inject = async (fault: (typeof faults)[PatroniFaultName], random: Random) => {
    await fault({ cluster, acknowledged }, random);
    await cluster.untilWhole();
  };
  return {
    url: cluster.url,
    primaryUrl: async () => cluster.urlOf(await cluster.inRole('leader')),
    faults: Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, (random) => inject(fault, random)]),
    ),
    acknowledged,
    async close() {
      await close();
      await cluster.close();
    },
  };
}

async function untilWritten({ acknowledged }: Parts): Promise<void> {
  const broken = performance.now() + underWayMs;
  while (acknowledged.last < broken && performance.now() < broken + givenUpMs) {
    await setTimeout(20);
  }
}
