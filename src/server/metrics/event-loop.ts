import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

const resolutionMs = 10;

/**
 * The delay of the event loop since Prometheus last asked. prom-client has the same, as the average of a
 * node's workers, where one that is stuck hides among idle ones. Gives the way to stop.
 */
export function addEventLoop(registry: Registry): () => void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  new Gauge({
    name: 'thok_eventloop_lag_p99_seconds',
    help: 'The 99th percentile of the delays of the event loop, of the worker that has the highest.',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(delays.percentile(99) / 1e9);
      delays.reset();
    },
  });
  return () => void delays.disable();
}
