import autocannon from 'autocannon';

export type Load = {
  count: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
};

/** Loads one address of this machine for a bounded time. */
export async function load(
  url: string,
  options: {
    paths?: string[] | (() => string);
    seconds?: number;
    connections?: number;
    headers?: Record<string, string>;
  } = {},
): Promise<Load> {
  const { paths, seconds = 8, connections = 32, headers = {} } = options;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(paths ? { requests: requestsOf(paths) } : {}),
  });
  return loadOf(result);
}

export function loadOf(result: autocannon.Result): Load {
  return {
    count: result.requests.total,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** A list is gone through by every connection; a function gives each request its own path. */
function requestsOf(paths: string[] | (() => string)): autocannon.Request[] {
  if (typeof paths === 'function') {
    return [{ setupRequest: (request) => ({ ...request, path: paths() }) }];
  }
  return paths.map((path) => ({ path }));
}

export function row(
  name: string,
  { perSecond, p50Ms, p99Ms, failed }: Omit<Load, 'count'>,
  note = '',
): void {
  const cells = [
    name.padEnd(34),
    `${perSecond}/s`.padStart(10),
    `p50 ${p50Ms} ms`.padStart(14),
    `p99 ${p99Ms} ms`.padStart(14),
    failed > 0 ? `${failed} FAILED` : '',
    note,
  ];
  process.stdout.write(`${cells.join(' ').trimEnd()}\n`);
}
