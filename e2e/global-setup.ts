import { npmStartShop } from '#test/shop-process.ts';
import { startTestServer } from '#test/test-server.ts';

/** Opens the shop that journeys share, at SHOP_URL, with its database and its data folder; an error in its log fails the run when it is closed. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  // The journeys name their own addresses.
  const shop = await npmStartShop({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  return async () => {
    await shop.stop().finally(server.stop);
  };
}
