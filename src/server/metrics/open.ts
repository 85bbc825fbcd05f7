import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { MetricSources } from './gauges.ts';
import { openRegistry } from './registry.ts';
import { type MetricsServer, openMetricsServer } from './server.ts';

type Where = { host: string; port: number };
type Log = (place: string, error: unknown) => void;
type Opened = { address?: string; close(): Promise<void> };

/** Measures this process; a worker answers the primary, any other process answers Prometheus. */
export async function openMetrics(where: Where, sources: MetricSources, log: Log): Promise<Opened> {
  const { registry, stop } = openRegistry(sources);
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    new AggregatorRegistry(); // listens for the primary's question
    return { close: async () => stop() };
  }
  const server = await openMetricsServer(where, () => registry.metrics(), log);
  return {
    address: server.address,
    async close() {
      stop();
      await server.close();
    },
  };
}

/** In the primary: the metrics of all its workers, added up. */
export function openWorkersMetrics(where: Where, log: Log): Promise<MetricsServer> {
  const workers = new AggregatorRegistry();
  return openMetricsServer(where, () => workers.clusterMetrics(), log);
}
