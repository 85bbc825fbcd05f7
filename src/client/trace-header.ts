import { tracing } from './api-call.ts';

/**
 * On the pages of a shop that is traced each request begins a trace of its own (W3C Trace Context), of which
 * the server's spans are part.
 */
export function traceHeader(): { traceparent: string } | undefined {
  if (document.documentElement.dataset.traced === undefined) return undefined;
  return { traceparent: `00-${hex()}${hex()}-${hex()}-01` };
}

/** 16 digits, the last ones zero: no secret, only unlike others. */
function hex(): string {
  return Math.random().toString(16).slice(2, 16).padEnd(16, '0');
}

/** For the requests of a browser, from now on. */
export function nameTraces(): void {
  tracing.header = traceHeader;
}
