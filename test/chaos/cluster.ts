import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/db/postgres.ts';
import { type FaultProxy, openFaultProxy } from '#test/fault-proxy.ts';
import {
  freePort,
  type PostgresServer,
  postgresFolder,
  startPostgres,
} from '#test/postgres-server.ts';
import { type SettableClock, settableClock } from '#test/settable-clock.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { canMount } from '#test/small-disk.ts';
import { newWorld, type World } from './world.ts';

export type ClusterNode = ShopProcess & { clock: SettableClock | undefined };

export type Cluster = {
  /** Those that a load balancer would send people to. */
  nodes: ClusterNode[];
  proxy: FaultProxy;
  /** The primary; another one after a standby was promoted. */
  postgres: PostgresServer;
  world: World;
  startNode(): Promise<ClusterNode>;
  close(): Promise<void>;
};

/** Several nodes of one shop on one PostgreSQL, with a proxy that does what networks do between them. */
export async function startCluster(options: { nodes: number; workers: number }): Promise<Cluster> {
  const postgres = await startPostgres(postgresFolder(), { smallDisk: canMount() });
  const database = await openPostgres(postgres.url, () => {});
  await database.migrate();
  const world = await newWorld(database.db);
  await database.close();
  const proxy = await openFaultProxy(postgres.url);
  const clocks = mkdtempSync(join(tmpdir(), 'thok-clocks-'));
  let started = 0;
  const startNode = async () => {
    started += 1;
    const faketime = process.env.FAKE_CLOCK;
    const clock = faketime ? settableClock(faketime, join(clocks, `${started}`)) : undefined;
    const node = await startShopProcess({
      ...clock?.env,
      DATABASE_URL: proxy.url,
      // Its own: with 0 a node whose workers all died, and started again, would listen elsewhere.
      PORT: String(await freePort()),
      WORKERS: String(options.workers),
      CLOSE_DELAY_MS: '500',
      // Faults are provoked here, and told; what a process says when it crashes is not the log's.
      LOG_LEVEL: 'silent',
    });
    return { ...node, clock };
  };
  const nodes: ClusterNode[] = [];
  for (let i = 0; i < options.nodes; i += 1) nodes.push(await startNode());
  const cluster: Cluster = {
    nodes,
    proxy,
    postgres,
    world,
    startNode,
    async close() {
      await Promise.all(cluster.nodes.map((node) => node.stop()));
      await proxy.close();
      await cluster.postgres.stop();
      rmSync(clocks, { recursive: true });
    },
  };
  return cluster;
}
