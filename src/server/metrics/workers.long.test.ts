import { expect, onTestFinished, test, vi } from 'vitest';
import { valueIn } from '#test/metrics-text.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { startWithMetrics } from '#test/with-metrics.ts';

test('the metrics of several workers are added up', async () => {
  const DATABASE_URL = await newPostgresDb();
  const shop = await startWithMetrics({ DATABASE_URL, WORKERS: '2' });
  onTestFinished(shop.stop);
  const calls = 6;
  for (let i = 0; i < calls; i += 1) {
    // Each on a connection of its own: those are shared out among the workers.
    const headers = { connection: 'close' };
    await (await fetch(`${shop.url}/api?endpoint=getBanners`, { headers })).text();
  }
  await vi.waitFor(
    async () => {
      const text = await (await fetch(shop.metricsUrl)).text();
      const labels = { api: 'storefront', action: 'getBanners' };
      expect(valueIn(text, 'thok_action_duration_seconds_count', labels)).toBe(calls);
      const pool = { pool: 'requests', state: 'max' };
      expect(valueIn(text, 'thok_pool_connections', pool)).toBe(2 * 10);
      expect(valueIn(text, 'thok_database_up')).toBe(1);
    },
    // The second worker may still be starting.
    { timeout: 30_000, interval: 200 },
  );
}, 120_000);
