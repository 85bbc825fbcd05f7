// Loaded into the shop with `--import` by a bench: tells its parent how long the event loop was
// held up and how often the response cache had the answer.
import { subscribe } from 'node:diagnostics_channel';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Probe = {
  stallMs: number;
  stallP99Ms: number;
  /** The longest work at once, counting only the time in which this thread had a core: others want the cores too. */
  busyMs: number;
  hits: number;
  misses: number;
};

const tickMs = 5;
/** What is found is longer than the work by at most so much. */
const busyTickMs = 1;
const delay = monitorEventLoopDelay({ resolution: tickMs });
let [hits, misses, busyMs] = [0, 0, 0];

subscribe('thok.response-cache', (message) => {
  const { hit } = message as { hit: boolean }; // `as`: what the cache publishes
  if (hit) hits += 1;
  else misses += 1;
});

let cpuBefore = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(cpuBefore);
  busyMs = Math.max(busyMs, (user + system) / 1_000);
  cpuBefore = process.threadCpuUsage();
}, busyTickMs).unref();

process.on('message', () => {
  const probe: Probe = {
    stallMs: delay.max / 1e6,
    stallP99Ms: delay.percentile(99) / 1e6,
    busyMs,
    hits,
    misses,
  };
  process.send?.(probe);
  delay.reset();
  [hits, misses, busyMs] = [0, 0, 0];
});
process.channel?.unref();
delay.enable();
