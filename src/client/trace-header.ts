import { randomKey } from './random-key.ts';

/**
 * On the pages of a shop that is traced each request begins a trace of its own (W3C Trace Context), of which
 * the server's spans are part.
 */
export function traceHeader(): { traceparent?: string } {
  // Built for another server's API, pages call it while the server renders them, too.
  if (globalThis.document?.documentElement.dataset.traced === undefined) return {};
  const key = randomKey();
  return { traceparent: `00-${key}-${key.slice(16)}-01` };
}
