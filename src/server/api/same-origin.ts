import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

/**
 * A change needs proof that it comes from the shop's own pages. A browser tells where a request
 * comes from (Origin, Sec-Fetch-Site) or could only send our header to its own origin.
 */
export function requireSameOrigin(
  headers: IncomingHttpHeaders,
  shopOrigin: string | undefined,
): void {
  const site = headers['sec-fetch-site'];
  const sameSite = site === 'same-origin';
  const ownOrigin = headers.origin !== undefined && isOwn(headers.origin, headers.host, shopOrigin);
  const foreign =
    (site !== undefined && !sameSite && site !== 'none') ||
    (headers.origin !== undefined && !ownOrigin);
  if (!foreign && (sameSite || ownOrigin || headers['x-thok'] !== undefined)) return;
  throw new Refusal('cross-site', 'This can only be done from the shop’s own pages.');
}

function isOwn(origin: string, host: string | undefined, shopOrigin: string | undefined): boolean {
  if (shopOrigin !== undefined) return origin === shopOrigin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
