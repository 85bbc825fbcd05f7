/**
 * On the pages of a shop that is traced each request begins a trace of its own (W3C Trace Context), of which
 * the server's spans are part.
 */
export function traceHeader(): { traceparent?: string } {
  if (document.documentElement.dataset.traced === undefined) return {};
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { traceparent: `00-${hex.slice(0, 32)}-${hex.slice(32)}-01` };
}
