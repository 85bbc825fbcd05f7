import { load } from './load.ts';
import { type Running, startBare, startShop } from './processes.ts';
import { besideByTurns, type Pace } from './turns.ts';

const products = 5_000;

/** Public reads beside a bare Node http server that sends the same bytes, in one run. */
export async function benchReads(): Promise<void> {
  process.stdout.write(`\nPublic reads, ${products} products, one process, 32 connections\n`);
  const shop = await startShop(products);
  await compareReads(shop, { seconds: 3, turns: 5 });
  process.stdout.write(`  memory ${shop.memoryMb()} MB\n`);
  await shop.stop();
}

export async function compareReads(shop: Running, pace: Pace) {
  const { slug } = await firstProduct(shop.url);
  await compareRead(shop, pace, {
    name: 'getProductBySlug',
    path: `/api?endpoint=getProductBySlug&slug=${slug}`,
  });
  await compareRead(shop, pace, {
    name: '24 products',
    path: '/api?endpoint=getAllProductsWithImageNewBest&limit=24',
  });
}

type Subject = { name: 'getProductBySlug' | '24 products'; path: string };

async function compareRead(shop: Running, { seconds, turns }: Pace, { name, path }: Subject) {
  const bare = await startBare(await (await fetch(shop.url + path)).text());
  for (const url of [shop.url + path, bare.url]) await load(url, { seconds: 2 });
  const sides = {
    ours: () => load(shop.url + path, { seconds }),
    limit: async () => (await load(bare.url, { seconds })).perSecond,
    limitName: 'bare Node http, same bytes',
    cpuSeconds: shop.cpuSeconds,
  };
  await besideByTurns(name, sides, turns);
  await bare.stop();
}

async function firstProduct(url: string): Promise<{ slug: string }> {
  const answer = await fetch(`${url}/api?endpoint=getAllProductsWithImageNew&limit=1`);
  const { products: list } = await answer.json();
  return list[0];
}
