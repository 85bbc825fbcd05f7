import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '#domain/india/language.ts';
import type { MailedStep } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orderMails } from '#server/db/schema/orders.ts';

export type OrderMail = {
  orderId: number;
  status: MailedStep;
  name: string;
  email: string;
  language: Language | null;
  deliveryType: 'pickup' | 'delivery';
  items: number;
  missing: { name: string; nameHi: string; packs: number; reason: string; reasonHi: string }[];
  duePaise: number;
  toRefundPaise: number;
  /** Switched on, by a customer who has not left. */
  wanted: boolean;
};

/** News of yesterday is none. */
const fresh = sql`created_at > now() - interval '1 day'`;

/** An order is picked line by line: one mail tells of them together. */
const picked = sql.raw(`interval '3 minutes'`);

/** A mail that is due, kept from other nodes for five minutes; undefined: none is. */
export async function takeOrderMail(db: Db): Promise<OrderMail | undefined> {
  const [row] = await rowsOf<OrderMail>(
    db,
    sql`with taken as (
      update order_mails set claimed_until = now() + interval '5 minutes'
      where (order_id, status) in (
        select order_id, status from order_mails
        where (claimed_until is null or claimed_until < now())
          and (status <> 'missing' or created_at < now() - ${picked})
        order by created_at, order_id limit 1 for update skip locked)
      returning order_id, status, ${fresh} as fresh
    )
    select o.id as "orderId", t.status, c.owner_name as name, c.email, c.language,
      o.delivery_type as "deliveryType",
      (select count(*)::int from order_lines l where l.order_id = o.id and l.packs > 0) as items,
      coalesce((select json_agg(json_build_object('name', l.name, 'nameHi', p.name_hi,
          'packs', l.missing_packs, 'reason', l.missing_reason,
          'reasonHi', l.missing_reason_hi) order by l.id)
        from order_lines l join products p on p.id = l.product_id
        where l.order_id = o.id and l.missing_packs > 0), '[]'::json) as missing,
      greatest(o.total_to_pay_paise - o.credited_paise - o.covered_paise - o.paid_paise, 0) as "duePaise",
      greatest(o.paid_paise + o.covered_paise + o.credited_paise - o.total_to_pay_paise, 0) as "toRefundPaise",
      t.fresh and c.order_mails and c.forgotten_at is null as wanted
    from taken t join orders o on o.id = t.order_id join customers c on c.id = o.customer_id`,
  );
  return row;
}

export async function endOrderMail(
  db: Db,
  { orderId, status }: Pick<OrderMail, 'orderId' | 'status'>,
): Promise<void> {
  const same = and(eq(orderMails.orderId, orderId), eq(orderMails.status, status));
  await db.delete(orderMails).where(same);
}
