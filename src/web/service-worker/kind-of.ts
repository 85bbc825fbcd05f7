export type Kind = 'asset' | 'picture' | 'page' | 'data';

type Asked = { method: string; mode: string; url: string };

/** Answers about this very moment: shown later they would mislead. */
const ofTheMoment = new Set([
  'getCouponDataByUserId',
  'getProductStock',
  'cancelOrderById',
  // The lines of the cart are kept, and read again after every change: they know more.
  'getCartItemsByUserId',
]);

const neverKept = /^\/(console|events|logout|healthz|readyz|login|forgot-pin|reset-pin)(\/|$)/;
const assets = /^\/(assets\/|icons\/|favicon\.svg$)/;

/** How a request is answered without a network; undefined: not at all, nothing of it is kept. */
export function kindOf({ method, mode, url }: Asked, own: string): Kind | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || origin !== own || neverKept.test(pathname)) return undefined;
  if (assets.test(pathname)) return 'asset';
  if (pathname.startsWith('/images/')) return 'picture';
  if (pathname === '/api') {
    const action = searchParams.get('endpoint');
    return action !== null && !ofTheMoment.has(action) ? 'data' : undefined;
  }
  // Files, such as an invoice, are downloaded anew.
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : undefined;
}
