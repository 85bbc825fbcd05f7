import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { serveEmbedded } from './serve-embedded.ts';

const { options, port } = workerData as { options: PGliteOptions; port: MessagePort }; // `as`: what embedded-thread.ts starts it with
const serve = serveEmbedded(await PGlite.create(options));

serve(port);
parentPort?.on('message', serve);
parentPort?.postMessage('ready');
