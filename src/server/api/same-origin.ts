import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Refusal } from '#contract/refusal.ts';

type Head = Pick<IncomingMessage, 'method' | 'headers'>;

/** Whose pages may change something. */
export type OwnOrigins = {
  /** The configured public address; undefined: this machine's own names, and where it listens. */
  shopOrigin: string | undefined;
  /** Where it listens. */
  host: string;
  port: number;
  /** Other origins whose storefront may call this server. */
  storefrontOrigins: readonly string[];
};

/** A change needs proof that it comes from the shop's own pages, and was meant by their scripts or forms. */
export function requireSameOrigin({ method, headers }: Head, origins: OwnOrigins): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const storefront = origin !== undefined && origins.storefrontOrigins.includes(origin);
  const ownOrigin =
    storefront || (origin !== undefined && isOwn(origin, headers.host, origins.shopOrigin));
  const foreign =
    isRebound(headers, method, origins) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none' && !storefront) ||
    (origin !== undefined && !ownOrigin);
  const proven =
    headers['x-thok'] !== undefined ||
    (method === 'GET'
      ? isFromScript(headers)
      : site === 'same-origin' || ownOrigin || isNoBrowser(headers));
  if (!foreign && proven) return;
  throw new Refusal('cross-site', 'This can only be done from the shop’s own pages.');
}

/** Any picture or link in our own pages makes a GET from the same origin: only `fetch` proves intent. */
function isFromScript(headers: IncomingHttpHeaders): boolean {
  const prefetched = ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    String(headers[name] ?? '').startsWith('prefetch'),
  );
  return headers['sec-fetch-dest'] === 'empty' && !prefetched;
}

/** Every browser says where a POST comes from; only a browser carries a person's cookies unasked. */
function isNoBrowser({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return origin === undefined && site === undefined;
}

/**
 * A page whose name was made to point here (DNS rebinding) is of the same origin as whatever Host it sends: without a
 * configured address a browser's change is taken only at names that nobody else can give out.
 */
function isRebound(headers: IncomingHttpHeaders, method: string | undefined, own: OwnOrigins) {
  const { host = '', origin } = headers;
  if (own.shopOrigin !== undefined) return false;
  if (origin !== undefined && own.storefrontOrigins.includes(origin)) return false;
  if (method !== 'GET' && isNoBrowser(headers)) return false;
  return !isLoopback(host.replace(/:\d+$/, '')) && host !== listening(own);
}

function isLoopback(name: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(name);
}

/** As a browser sends it. */
function listening({ host, port }: OwnOrigins): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === 80 ? name : `${name}:${port}`;
}

function isOwn(origin: string, host: string | undefined, shopOrigin: string | undefined): boolean {
  if (shopOrigin !== undefined) return origin === shopOrigin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
