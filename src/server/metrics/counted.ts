import { Counter, Histogram, type Registry } from 'prom-client';
import * as measured from '#server/telemetry/measurements.ts';
import { actionLabels, kindOf } from './request-labels.ts';
import { Tally } from './tally.ts';

/** From a cached answer to one that waits for a lock until its time-out. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A job may send hundreds of mails. */
const jobBuckets = [0.01, 0.1, 1, 10, 60, 300];

const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** What happens is counted when it happens. Gives the way to stop. */
export function countEvents(registry: Registry): () => void {
  const registers = [registry];
  const stops = [countRequests(registers), countCaches(registers), countWork(registers)];
  return () => {
    for (const stop of stops) stop();
  };
}

function countRequests(registers: Registry[]): () => void {
  const responses = new Tally();
  new Counter({
    name: 'thok_http_responses_total',
    help: 'Responses by kind and class of status.',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      responses.giveTo((kind, status, count) => this.inc({ kind, status }, count));
    },
  });
  const actions = new Histogram({
    name: 'thok_action_duration_seconds',
    help: 'Time to answer a call of an API, by action.',
    labelNames: ['api', 'action'],
    buckets,
    registers,
  });
  const pages = new Histogram({
    name: 'thok_page_duration_seconds',
    help: 'Time to answer with a page of the storefront, cached or rendered.',
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'thok_refusals_total',
    help: 'Refused calls by action and code; server-fault and busy are faults of ours.',
    labelNames: ['api', 'action', 'code'],
    registers,
  });
  const stopResponses = measured.responses.subscribe(({ path, status, seconds }) => {
    const kind = kindOf(path);
    responses.add(kind, statusClasses[Math.floor(status / 100)] ?? 'other');
    const labels = actionLabels(path);
    if (labels) actions.observe(labels, seconds);
    else if (kind === 'page') pages.observe(seconds);
  });
  const stopRefusals = measured.refusals.subscribe(({ path, code }) => {
    refusals.inc({ api: 'storefront', action: 'unknown', ...actionLabels(path), code });
  });
  return () => {
    stopResponses();
    stopRefusals();
  };
}

function countCaches(registers: Registry[]): () => void {
  const lookups = new Tally();
  new Counter({
    name: 'thok_cache_lookups_total',
    help: 'Lookups in the caches of API responses and of pages, by result.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      lookups.giveTo((cache, result, count) => this.inc({ cache, result }, count));
    },
  });
  const count =
    (cache: string) =>
    ({ hit }: { hit: boolean }) =>
      lookups.add(cache, hit ? 'hit' : 'miss');
  const stopResponses = measured.responseCacheLookups.subscribe(count('response'));
  const stopPages = measured.pageCacheLookups.subscribe(count('page'));
  return () => {
    stopResponses();
    stopPages();
  };
}

function countWork(registers: Registry[]): () => void {
  const renders = new Histogram({
    name: 'thok_page_render_seconds',
    help: 'Time React took for a page that no cache had, until it could be sent.',
    labelNames: ['reader'],
    buckets,
    registers,
  });
  const waits = new Histogram({
    name: 'thok_pool_wait_seconds',
    help: 'Time waited for a connection to the database.',
    labelNames: ['pool'],
    buckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'thok_job_duration_seconds',
    // Not `job`: Prometheus has a label of that name.
    help: 'Runs of background work, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const stops = [
    measured.pageRenders.subscribe(({ seconds, signedIn }) =>
      renders.observe({ reader: signedIn ? 'customer' : 'visitor' }, seconds),
    ),
    measured.poolWaits.subscribe(({ pool, seconds }) => waits.observe({ pool }, seconds)),
    measured.jobRuns.subscribe(({ job, outcome, seconds }) =>
      jobs.observe({ queue: job, outcome }, seconds),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
