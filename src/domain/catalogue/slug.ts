/** Spec §2: lower-cased, spaces to hyphens, other non-word characters removed, hyphens tidied. */
export function brandSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** "doon-care" → "Doon Care", for breadcrumbs. */
export function slugToWords(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** First segments of fixed routes: `/{slug}` comes last, so none of these can be a slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'api',
  'assets',
  'brand',
  'buy-again',
  'cart',
  'checkout-billing-info',
  'checkout-pick-drop',
  'complete-order',
  'console',
  'contact-us',
  'edit-order',
  'events',
  'faqs',
  'favicon.ico',
  'forgot-pin',
  'healthz',
  'icons',
  'images',
  'login',
  'logout',
  'manifest.webmanifest',
  'my-account',
  'my-order',
  'my-orders',
  'notification',
  'order',
  'privacy-policy',
  'product',
  'product-detail',
  'quick-order',
  'readyz',
  'refund-policy',
  'reset-pin',
  'robots.txt',
  'shipping-policy',
  'shop',
  'sitemap.xml',
  'sub-category',
  'sw.js',
  'term-condition',
  'wallet',
]);

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !reservedSlugs.has(text);
}
