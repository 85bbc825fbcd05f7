import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { fillDemo } from './fill.ts';

test('on a server the demo’s pictures are in the database: a node with an empty folder serves them', async () => {
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate();
  await fillDemo(database.background, { now: new Date() });
  const dataDir = await mkdtemp(join(tmpdir(), 'thok-node-'));
  const { app, catalogue, close } = await startApp(database, { dataDir });
  onTestFinished(async () => {
    await close();
    await rm(dataDir, { recursive: true });
  });
  const { shop, all } = catalogue.current();
  const paths = [
    shop.settings?.logo,
    `products/${all.inOrder('best')[0]?.image}`,
    `banners/${shop.banners[0]?.image}`,
  ];
  for (const path of paths) {
    expect([path, (await app.inject(`/images/${path}?w=96`)).statusCode]).toEqual([path, 200]);
  }
});
