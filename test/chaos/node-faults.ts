import { setTimeout } from 'node:timers/promises';
import { childrenOf, freeze } from '#test/processes.ts';
import type { Random } from '#test/random.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import type { Cluster } from './cluster.ts';

type NodeFault = (cluster: Cluster, random: Random) => Promise<void>;

export const nodeFaults = {
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
} satisfies Record<string, NodeFault>;

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
