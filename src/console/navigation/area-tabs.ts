import type { Tab } from '#console/components/current-tab.ts';
import { shellTexts } from '#console/messages/shell.ts';

const { nav, tabs } = shellTexts;

export const todayTabs: readonly Tab[] = [
  { to: '/today', label: nav.today },
  { to: '/today/reports', label: tabs.reports, needs: 'prices' },
];

export const orderTabs: readonly Tab[] = [
  { to: '/orders', label: nav.orders },
  { to: '/deliveries', label: tabs.deliveries, needs: 'payments' },
  { to: '/orders/cash-book', label: tabs.cashBook, needs: 'payments' },
];

export const productTabs: readonly Tab[] = [
  { to: '/products', label: nav.products },
  { to: '/products/stock', label: tabs.stock, needs: 'stock' },
  { to: '/products/categories', label: tabs.categories, needs: 'products' },
  { to: '/products/brands', label: tabs.brands, needs: 'products' },
  { to: '/products/edits', label: tabs.bulkEdits, needs: 'prices' },
  { to: '/products/files', label: tabs.files, needs: 'stock' },
  { to: '/products/searches', label: tabs.searches, needs: 'products' },
];

export const contentTabs: readonly Tab[] = [
  { to: '/content/banners', label: tabs.banners },
  { to: '/content/pages', label: tabs.pages },
  { to: '/content/faqs', label: tabs.faqs },
];

export const customerTabs: readonly Tab[] = [
  { to: '/customers', label: nav.customers },
  { to: '/customers/registrations', label: tabs.registrations, needs: 'customers' },
  { to: '/customers/messages', label: tabs.messages, needs: 'customers' },
  { to: '/customers/reviews', label: tabs.reviews, needs: 'customers' },
];

export const offerTabs: readonly Tab[] = [
  { to: '/offers', label: tabs.coupons },
  { to: '/offers/notifications', label: tabs.notifications, needs: 'promotions' },
];

export const settingsTabs: readonly Tab[] = [
  { to: '/settings/shop', label: tabs.shop, needs: 'settings' },
  { to: '/settings/account', label: tabs.account },
  { to: '/settings/operators', label: tabs.operators, needs: 'operators' },
  { to: '/settings/audit-log', label: tabs.auditLog, needs: 'audit-log' },
];
