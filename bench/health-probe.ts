// A worker thread of bench/floods.ts: asks /healthz again and again, and tells the longest wait
// since it was last asked. On a thread of its own, so that the load generator does not slow it.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const pauseMs = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longestMs = 0;
let askedAt: number | undefined;

function ask(): void {
  const started = performance.now();
  askedAt = started;
  const again = () => {
    longestMs = Math.max(longestMs, performance.now() - started);
    askedAt = undefined;
    setTimeout(ask, pauseMs);
  };
  get(`${workerData}/healthz`, { agent }, (response) => response.resume().on('end', again)).on(
    'error',
    again,
  );
}

parentPort?.on('message', () => {
  const stillWaitingMs = askedAt === undefined ? 0 : performance.now() - askedAt;
  parentPort?.postMessage(Math.round(Math.max(longestMs, stillWaitingMs)));
  longestMs = 0;
});
ask();
