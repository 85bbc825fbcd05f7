import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { StartFault } from '#server/settings/start-fault.ts';

export type MetricsServer = { address: string; close(): Promise<void> };

/**
 * `/metrics` on an address of its own: whoever reaches the shop cannot ask for it, and a shop whose own
 * port is flooded can still be looked at.
 */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  read: () => Promise<string>,
  log: (place: string, error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') return void response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
    } catch (error) {
      log('metrics', error); // a worker did not answer; Prometheus asks again
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartFault(`METRICS_PORT ${port} cannot be listened on: ${error}`)),
    );
    server.listen(port, host, resolve);
  });
  const { port: given } = server.address() as AddressInfo; // `as`: it listens on a port
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return {
    address: `http://${shownHost}:${given}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
