import { setTimeout } from 'node:timers/promises';
import { type FaultProxy, openFaultProxy } from '#test/fault-proxy.ts';
import { type PostgresServer, postgresFolder, startPostgres } from '#test/postgres-server.ts';
import { childrenOf, freeze } from '#test/processes.ts';
import type { Random } from '#test/random.ts';
import { canMount } from '#test/small-disk.ts';
import type { Engine } from './engine.ts';

type Parts = { postgres: PostgresServer; proxy: FaultProxy };

const faults = {
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
} satisfies Record<string, (parts: Parts, random: Random) => Promise<void>>;

export type PostgresFaultName = keyof typeof faults;

/** One PostgreSQL, with a proxy in front that does what networks do. */
export async function startPostgresEngine(): Promise<Engine> {
  const postgres = await startPostgres(postgresFolder(), { smallDisk: canMount() });
  const proxy = await openFaultProxy(postgres.url);
  const parts = { postgres, proxy };
  const possible = Object.entries(faults).filter(
    ([name]) =>
      name !== ('the disk of the database is full' satisfies PostgresFaultName) || postgres.disk,
  );
  return {
    url: proxy.url,
    primaryUrl: async () => postgres.url,
    faults: Object.fromEntries(
      possible.map(([name, inject]) => [name, (random: Random) => inject(parts, random)]),
    ),
    async close() {
      await proxy.close();
      await postgres.stop();
    },
  };
}
