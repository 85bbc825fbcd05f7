import { shellTexts } from '#console/messages/shell.ts';
import type { Permission } from '#domain/operators/permissions.ts';

const { nav, tabs } = shellTexts;

type Tab = {
  to: string;
  label: string;
  /** undefined: for every operator. */
  needs?: Permission;
};

type Area = { label: string; tabs: readonly Tab[] };

/** The areas of the console, each with the screens that its tabs lead to. */
export const areas: readonly Area[] = [
  {
    label: nav.today,
    tabs: [
      { to: '/today', label: nav.today, needs: 'read-orders' },
      { to: '/today/reports', label: tabs.reports, needs: 'prices' },
    ],
  },
  {
    label: nav.orders,
    tabs: [
      { to: '/orders', label: nav.orders, needs: 'read-orders' },
      { to: '/deliveries', label: tabs.deliveries, needs: 'deliveries' },
      { to: '/deliveries/cash', label: tabs.myCash, needs: 'take-payments' },
      { to: '/orders/returns', label: tabs.returns, needs: 'payments' },
      { to: '/orders/invoices', label: tabs.invoices, needs: 'prices' },
      { to: '/orders/e-invoices', label: tabs.eInvoices, needs: 'payments' },
    ],
  },
  {
    label: nav.money,
    tabs: [
      { to: '/money/receipts', label: tabs.receipts, needs: 'payments' },
      { to: '/money/cheques', label: tabs.cheques, needs: 'payments' },
      { to: '/money/evening', label: tabs.evening, needs: 'payments' },
      { to: '/money/cash', label: tabs.cash, needs: 'payments' },
      { to: '/money/cash-book', label: tabs.cashBook, needs: 'payments' },
      { to: '/money/bank', label: tabs.bank, needs: 'payments' },
    ],
  },
  {
    label: nav.products,
    tabs: [
      { to: '/products', label: nav.products },
      { to: '/products/stock', label: tabs.stock, needs: 'stock' },
      { to: '/products/returned', label: tabs.returned, needs: 'stock' },
      { to: '/products/categories', label: tabs.categories, needs: 'products' },
      { to: '/products/brands', label: tabs.brands, needs: 'products' },
      { to: '/products/edits', label: tabs.bulkEdits, needs: 'prices' },
      { to: '/products/files', label: tabs.files, needs: 'stock' },
      { to: '/products/searches', label: tabs.searches, needs: 'products' },
    ],
  },
  {
    label: nav.customers,
    tabs: [
      { to: '/customers', label: nav.customers },
      { to: '/customers/dues', label: tabs.dues, needs: 'payments' },
      { to: '/customers/registrations', label: tabs.registrations, needs: 'customers' },
      { to: '/customers/messages', label: tabs.messages, needs: 'customers' },
      { to: '/customers/reviews', label: tabs.reviews, needs: 'customers' },
    ],
  },
  {
    label: nav.offers,
    tabs: [
      { to: '/coupons', label: tabs.coupons },
      { to: '/notifications', label: tabs.notifications, needs: 'promotions' },
    ],
  },
  {
    label: nav.content,
    tabs: [
      { to: '/content/banners', label: tabs.banners },
      { to: '/content/pages', label: tabs.pages },
      { to: '/content/faqs', label: tabs.faqs },
    ],
  },
  {
    label: nav.settings,
    tabs: [
      { to: '/settings/shop', label: tabs.shop, needs: 'settings' },
      { to: '/settings/tax-rates', label: tabs.taxRates, needs: 'settings' },
      { to: '/settings/account', label: tabs.account },
      { to: '/settings/operators', label: tabs.operators, needs: 'operators' },
      { to: '/settings/audit-log', label: tabs.auditLog, needs: 'audit-log' },
    ],
  },
];

/**
 * The area that an address belongs to, and its tab there. Of several the longest: /orders/31 is of
 * /orders, /orders/returns a tab of its own.
 */
export function areaOf(pathname: string): (Area & { tab: Tab }) | undefined {
  for (const area of areas) {
    const [tab] = area.tabs
      .filter(({ to }) => pathname.startsWith(to))
      .toSorted((a, b) => b.to.length - a.to.length);
    if (tab) return { ...area, tab };
  }
  return undefined;
}
