import { formatRupees } from '#console/components/money.ts';
import { statusNames } from '#console/messages/orders.ts';
import { searchTexts as t } from '#console/messages/search.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';

export type Hit = {
  to: string;
  name: string;
  facts: string;
  /** The heading of its group, for the first of it. */
  group?: string;
};

/** What was found, group by group, as one list to walk through. */
export function hitsOf({
  orders,
  invoices,
  customers,
  products,
}: ConsoleOutput<'searchConsole'>): Hit[] {
  return [
    ...grouped(
      t.orders,
      orders.map(({ id, firm_name, status }) => ({
        to: `/orders/${id}`,
        name: `#${id} ${firm_name}`,
        facts: statusNames[status],
      })),
    ),
    ...grouped(
      t.invoices,
      (invoices ?? []).map(({ order_id, number, firm_name, total }) => ({
        to: `/orders/${order_id}`,
        name: `${number} ${firm_name}`,
        facts: formatRupees(total),
      })),
    ),
    ...grouped(
      t.customers,
      (customers ?? []).map(({ id, firm_name, mobile, city }) => ({
        to: `/customers/${id}`,
        name: firm_name,
        facts: [formatMobile(mobile), city].filter(Boolean).join(' · '),
      })),
    ),
    ...grouped(
      t.products,
      (products ?? []).map(({ product_id, sku, product_name, stock }) => ({
        to: `/products/${product_id}`,
        name: product_name,
        facts: `${sku} · ${t.left(stock)}`,
      })),
    ),
  ];
}

function grouped(group: string, hits: Hit[]): Hit[] {
  return hits.map((hit, index) => (index === 0 ? { ...hit, group } : hit));
}
