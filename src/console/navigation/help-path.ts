/** Which page of the guide is about a screen; of two the longer address counts. */
export const guideOf: Readonly<Record<string, string>> = {
  '/today': 'today',
  '/today/reports': 'reports',
  '/orders': 'orders',
  '/orders/new': 'phone-order',
  '/orders/returns': 'returns',
  '/orders/invoices': 'invoices',
  '/money/receipts': 'payments',
  '/money/cheques': 'cheques',
  '/money/evening': 'cash',
  '/money/cash': 'cash',
  '/money/cash-book': 'cash',
  '/money/bank': 'bank-lines',
  '/orders/e-invoices': 'e-invoices',
  '/deliveries': 'deliver',
  '/deliveries/cash': 'cash',
  '/products': 'products',
  '/products/stock': 'stock',
  '/products/returned': 'returns',
  '/products/categories': 'categories',
  '/products/brands': 'brands',
  '/products/edit': 'bulk-edit',
  '/products/edits': 'bulk-edit',
  '/products/files': 'files',
  '/products/searches': 'searches',
  '/customers': 'customers',
  '/customers/dues': 'credit',
  '/customers/registrations': 'registrations',
  '/customers/messages': 'messages',
  '/customers/reviews': 'messages',
  '/coupons': 'coupons',
  '/notifications': 'notifications',
  '/content': 'banners',
  '/content/banners': 'banners',
  '/content/pages': 'pages',
  '/content/faqs': 'pages',
  '/settings': 'operators',
  '/settings/account': 'operators',
  '/settings/operators': 'operators',
  '/settings/shop': 'settings',
  '/settings/tax-rates': 'invoices',
  '/settings/audit-log': 'audit-log',
  '/welcome': 'first-day',
};

/** The page of the guide about the screen at this address; else its contents. */
export function helpPath(pathname: string): string {
  const [screen] = Object.keys(guideOf)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length);
  return screen === undefined ? '/help' : `/help/${guideOf[screen]}`;
}
