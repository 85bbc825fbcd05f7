import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { expect, test as shopTest } from '../shop-fixture.ts';
import { openContractServer, type ServerKind } from './contract-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type OtherServers = {
  /** Serves the storefront that was built for the other server. */
  storefront: ShopProcess;
  /** The real shop behind every other server. */
  shop: ShopProcess;
  /** The other server, as the storefront was built for it. */
  port: number;
};

/** The storefront is built once, for one address that the servers take in turn. */
export const test = shopTest.extend<
  { kind: ServerKind; otherServer: undefined },
  { others: OtherServers }
>({
  others: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it hands over here
    async ({}, use) => {
      const [port, storefrontPort] = [await freePort(), await freePort()];
      mkdirSync(join(root, 'test-results'), { recursive: true });
      const buildDir = mkdtempSync(join(root, 'test-results', 'other-storefront-'));
      const origin = `http://127.0.0.1:${storefrontPort}`;
      const [shop, storefront] = await Promise.all([
        startShopProcess({ STOREFRONT_ORIGINS: origin }),
        buildFor(`http://127.0.0.1:${port}`, buildDir).then(() =>
          startShopProcess({ PORT: String(storefrontPort), BUILD_DIR: buildDir }),
        ),
      ]);
      await use({ storefront, shop, port });
      await Promise.all([storefront.stop(), shop.stop()]);
      rmSync(buildDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  kind: ['thok', { option: true }],
  otherServer: [
    async ({ others, kind }, use) => {
      const close = await openContractServer(kind, others.port, new URL(others.shop.url));
      await use(undefined);
      await close();
    },
    { auto: true },
  ],
  // A header of its own would make a call to another origin ask first.
  extraHTTPHeaders: {},
  baseURL: ({ others }, use) => use(others.storefront.url),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function buildFor(origin: string, buildDir: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BASE_URL: `${origin}/api?endpoint=`,
    IMAGE_URL: `${origin}/images/`,
    BUILD_DIR: relative(root, buildDir),
  };
  const router = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  await promisify(execFile)(process.execPath, [router, 'build'], { cwd: root, env });
}

export { expect };
