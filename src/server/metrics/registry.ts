import { collectDefaultMetrics, Registry } from 'prom-client';
import { countEvents } from './counted.ts';
import { addEventLoop } from './event-loop.ts';
import { addGauges, type MetricSources } from './gauges.ts';

/** Everything that is measured in this process. */
export function openRegistry(sources: MetricSources): { registry: Registry; stop(): void } {
  const registry = new Registry();
  // Of the process: processor, memory, event-loop delay, garbage collection.
  collectDefaultMetrics({ register: registry });
  addGauges(registry, sources);
  const stops = [addEventLoop(registry), countEvents(registry)];
  return {
    registry,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
