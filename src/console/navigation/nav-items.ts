import { shellTexts } from '#console/messages/shell.ts';
import type { Permission } from '#domain/operators/permissions.ts';

type NavItem = {
  to: string;
  label: string;
  /** A drawing of 24 × 24, as strokes. Not in `ui`, whose icons the storefront loads whole. */
  drawing: string;
  /** Another address that belongs to it. */
  also?: string;
  /** undefined: for every operator. */
  needs: Permission | undefined;
  /** Whoever has this one gets there from another item. */
  unless?: Permission;
};

const { nav, tabs } = shellTexts;

/** The screens of the bar, in their order. */
const navItems: readonly NavItem[] = [
  {
    to: '/today',
    label: nav.today,
    drawing: 'M4.5 20V10M10 20V4M15.5 20v-7M20 20H3',
    needs: 'read-orders',
  },
  {
    to: '/orders',
    also: '/deliveries',
    label: nav.orders,
    drawing: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
    needs: 'read-orders',
  },
  {
    to: '/deliveries',
    label: tabs.deliveries,
    drawing:
      'M3 6.5h11v10H3zM14 10h3.8l3.2 3.2v3.3h-7M7 15.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM17 15.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
    needs: 'deliveries',
    unless: 'read-orders',
  },
  {
    to: '/products',
    label: nav.products,
    drawing: 'M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5zM3.5 8l8.5 4.5L20.5 8M12 12.5V21',
    needs: 'stock',
  },
  {
    to: '/customers',
    label: nav.customers,
    drawing:
      'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5',
    needs: 'customers',
  },
  {
    to: '/money/receipts',
    also: '/money',
    label: nav.money,
    drawing: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM6 12h.1M18 12h.1',
    needs: 'payments',
  },
  {
    to: '/coupons',
    also: '/notifications',
    label: nav.offers,
    drawing: 'M4 4.5h7.5l8.5 8.5-7 7L4 11.5zM8 7.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
    needs: 'promotions',
  },
  {
    to: '/content',
    label: nav.content,
    drawing: 'M4 5h16v14H4zM4 10h16M8 13.5h8M8 16h5',
    needs: 'content',
  },
  {
    to: '/settings',
    label: nav.settings,
    drawing:
      'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
    needs: undefined,
  },
  {
    to: '/help',
    label: nav.help,
    drawing:
      'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.8.5-1.3 1-1.3 1.9M12 16.6v.1',
    needs: undefined,
  },
];

/** What a role may not do it does not see. */
export function navItemsFor(permissions: readonly Permission[]): NavItem[] {
  return navItems.filter(
    ({ needs, unless }) =>
      (needs === undefined || permissions.includes(needs)) &&
      !(unless && permissions.includes(unless)),
  );
}
