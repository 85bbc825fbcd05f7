import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, row } from './load.ts';
import { startBare, startShop } from './processes.ts';

const products = 5_000;

/** Public reads beside a bare Node http server that sends the same bytes, in one run. */
export async function benchReads(): Promise<void> {
  process.stdout.write(`\nPublic reads, ${products} products, one process, 32 connections\n`);
  const shop = await startShop(products);
  const folder = mkdtempSync(join(tmpdir(), 'thok-bare-'));
  const { slug } = await firstProduct(shop.url);
  const subjects = [
    ['getProductBySlug', `/api?endpoint=getProductBySlug&slug=${slug}`],
    ['24 products', '/api?endpoint=getAllProductsWithImageNewBest&limit=24'],
  ] as const;
  for (const [name, path] of subjects) {
    const file = join(folder, 'body.json');
    writeFileSync(file, await (await fetch(shop.url + path)).text());
    const bare = await startBare(file);
    await load(shop.url + path, { seconds: 2 });
    const ours = await load(shop.url + path);
    const limit = await load(bare.url);
    row(name, ours);
    row('  bare Node http, same bytes', limit);
    process.stdout.write(
      `  ratio ${(ours.perSecond / limit.perSecond).toFixed(2)} (at least 0.50)\n`,
    );
    await bare.stop();
  }
  process.stdout.write(`  memory ${shop.memoryMb()} MB\n`);
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function firstProduct(url: string): Promise<{ slug: string }> {
  const answer = await fetch(`${url}/api?endpoint=getAllProductsWithImageNew&limit=1`);
  const { products: list } = await answer.json();
  return list[0];
}
