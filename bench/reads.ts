import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { type Running, startBare, startShop } from './processes.ts';
import { besideByTurns } from './turns.ts';

const products = 5_000;

/** Public reads beside a bare Node http server that sends the same bytes, in one run. */
export async function benchReads(): Promise<void> {
  process.stdout.write(`\nPublic reads, ${products} products, one process, 32 connections\n`);
  const shop = await startShop(products);
  await compareReads(shop, { seconds: 3 });
  process.stdout.write(`  memory ${shop.memoryMb()} MB\n`);
  await shop.stop();
}

export async function compareReads(shop: Running, { seconds }: { seconds: number }) {
  const { slug } = await firstProduct(shop.url);
  await compareRead(shop, seconds, {
    name: 'getProductBySlug',
    path: `/api?endpoint=getProductBySlug&slug=${slug}`,
  });
  await compareRead(shop, seconds, {
    name: '24 products',
    path: '/api?endpoint=getAllProductsWithImageNewBest&limit=24',
  });
}

type Subject = { name: 'getProductBySlug' | '24 products'; path: string };

async function compareRead(shop: Running, seconds: number, { name, path }: Subject) {
  const folder = mkdtempSync(join(tmpdir(), 'thok-bare-'));
  const file = join(folder, 'body.json');
  writeFileSync(file, await (await fetch(shop.url + path)).text());
  const bare = await startBare(file);
  for (const url of [shop.url + path, bare.url]) await load(url, { seconds: 2 });
  await besideByTurns(name, {
    ours: () => load(shop.url + path, { seconds }),
    limit: async () => (await load(bare.url, { seconds })).perSecond,
    limitName: 'bare Node http, same bytes',
    cpuSeconds: shop.cpuSeconds,
  });
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function firstProduct(url: string): Promise<{ slug: string }> {
  const answer = await fetch(`${url}/api?endpoint=getAllProductsWithImageNew&limit=1`);
  const { products: list } = await answer.json();
  return list[0];
}
