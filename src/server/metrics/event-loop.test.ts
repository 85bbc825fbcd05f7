import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { valueIn } from '#test/metrics-text.ts';
import { addEventLoop } from './event-loop.ts';

const lag = 'thok_eventloop_lag_p99_seconds';

/** Holds the event loop up for so long. */
async function block(ms: number): Promise<void> {
  await setTimeout(30); // so that it is watched before
  const until = performance.now() + ms;
  while (performance.now() < until);
  await setTimeout(30);
}

function watched() {
  const registry = new Registry();
  onTestFinished(addEventLoop(registry));
  return registry;
}

test('a held-up event loop is told of, once', async () => {
  const registry = watched();
  await block(1_000);
  const held = valueIn(await registry.metrics(), lag) ?? 0;
  expect(held).toBeGreaterThan(0.9);
  await setTimeout(30);
  expect(valueIn(await registry.metrics(), lag)).toBeLessThan(held);
});

test('of several workers the one that is worst off counts', async () => {
  const stuck = watched();
  await block(1_000);
  const [{ values: [worst] = [] } = {}] = await stuck.getMetricsAsJSON();
  const idle = await watched().getMetricsAsJSON();
  // `as`: the types of prom-client leave out that it takes these.
  const all = AggregatorRegistry.aggregate([
    await idle,
    [{ ...idle[0], values: [worst] }],
  ] as never);
  expect(valueIn(await all.metrics(), lag)).toBe(worst?.value);
});
