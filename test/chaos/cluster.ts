import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort } from '#test/postgres-server.ts';
import { type SettableClock, settableClock } from '#test/settable-clock.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import type { Engine } from './engine.ts';
import { startPostgresEngine } from './postgres-engine.ts';
import { newWorld, type World } from './world.ts';

export type ClusterNode = ShopProcess & { clock: SettableClock | undefined };

export type Cluster = {
  /** Those that a load balancer would send people to. */
  nodes: ClusterNode[];
  engine: Engine;
  world: World;
  startNode(): Promise<ClusterNode>;
  close(): Promise<void>;
};

/** Several nodes of one shop on one database. */
export async function startCluster(options: {
  nodes: number;
  workers: number;
  startEngine?: () => Promise<Engine>;
}): Promise<Cluster> {
  const engine = await (options.startEngine ?? startPostgresEngine)();
  const clocks = mkdtempSync(join(tmpdir(), 'thok-clocks-'));
  const nodes: ClusterNode[] = [];
  let started = 0;
  const startNode = async () => {
    started += 1;
    const faketime = process.env.FAKE_CLOCK;
    const clock = faketime ? settableClock(faketime, join(clocks, `${started}`)) : undefined;
    const node = await startShopProcess({
      ...clock?.env,
      DATABASE_URL: engine.url,
      // Its own: with 0 a node whose workers all died, and started again, would listen elsewhere.
      PORT: String(await freePort()),
      WORKERS: String(options.workers),
      CLOSE_DELAY_MS: '500',
      // Faults are provoked here, and told; what a process says when it crashes is not the log's.
      LOG_LEVEL: 'silent',
    });
    return { ...node, clock };
  };
  const close = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await engine.close();
    rmSync(clocks, { recursive: true });
  };
  try {
    const world = await fillShop(await engine.primaryUrl());
    for (let i = 0; i < options.nodes; i += 1) nodes.push(await startNode());
    return { nodes, engine, world, startNode, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fillShop(url: string): Promise<World> {
  const database = await openPostgres(url, () => {});
  await database.migrate();
  const world = await newWorld(database.db);
  await database.close();
  return world;
}
