import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import { connectOver, type EmbeddedConnection } from './embedded-port.ts';

type EmbeddedThread = {
  connection: EmbeddedConnection;
  /** For one more thread: its end of the way to the database. */
  newPort(): MessagePort;
  terminate(): Promise<unknown>;
};

/** PGlite on a thread of its own: on the main thread every statement would hold up all requests. */
export async function startEmbeddedThread(options: PGliteOptions): Promise<EmbeddedThread> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { options, port: port2 },
    transferList: [port2],
  });
  await once(worker, 'message'); // 'ready', or it throws what kept the database from opening
  // Whoever waits for an answer is told by the port that closes; this says why.
  worker.on('error', (error) => process.emitWarning(error));
  worker.unref();
  return {
    connection: connectOver(port1),
    newPort() {
      const channel = new MessageChannel();
      worker.postMessage(channel.port2, [channel.port2]);
      return channel.port1;
    },
    terminate: () => worker.terminate(),
  };
}
