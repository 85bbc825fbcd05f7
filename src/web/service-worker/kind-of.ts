export type Kind = 'asset' | 'picture' | 'page' | 'data';

type Asked = { method: string; mode: string; url: string };

/** Answers about this very moment: shown later they would mislead. */
const ofTheMoment = new Set(['getCouponDataByUserId', 'getProductStock', 'cancelOrderById']);

const neverKept = /^\/+(console|events|logout|healthz|readyz|login|forgot-pin|reset-pin)(\/|$)/;
const assets = /^\/(assets\/|icons\/|favicon\.svg$)/;

/** How a request is answered without a network; undefined: not at all, nothing of it is kept. */
export function kindOf({ method, mode, url }: Asked, own: string): Kind | undefined {
  const { origin, pathname, searchParams } = new URL(url);
  const path = plainPath(pathname);
  if (method !== 'GET' || origin !== own || path === undefined || neverKept.test(path)) {
    return undefined;
  }
  if (assets.test(path)) return 'asset';
  if (path.startsWith('/images/')) return 'picture';
  if (path === '/api') {
    const action = searchParams.get('endpoint');
    return action !== null && !ofTheMoment.has(action) ? 'data' : undefined;
  }
  // Files, such as an invoice, are downloaded anew.
  return mode === 'navigate' && !/\.\w+$/.test(path) ? 'page' : undefined;
}

const showsCart =
  /^\/(cart|checkout-billing-info|checkout-pick-drop|complete-order)$|(getCart\w+ByUserId|countCartVariants)$/;

/** Whether a page or an answer is about what lies in the cart. */
export function isOfCart({ url }: Pick<Asked, 'url'>, own: string): boolean {
  const { pathname, searchParams } = new URL(url, own);
  return showsCart.test(searchParams.get('endpoint') ?? pathname.toLowerCase());
}

/** As the server reads it: escapes and capitals lead to the same page. undefined: to none. */
function plainPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return undefined; // malformed
  }
}
