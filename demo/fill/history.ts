import { sql } from 'drizzle-orm';
import { manyBuyers } from '#demo/assemble/buyers.ts';
import { chunks, daysBefore } from '#demo/fill/times.ts';
import type { DemoShop } from '#demo/types.ts';
import { dayInIndia, startOfDay } from '#domain/india/indian-time.ts';
import { deliveryCharges } from '#domain/orders/delivery.ts';
import { billingInfoOf } from '#server/actions/orders/billing-info.ts';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { drawBatch, tables } from './history-draw.ts';
import { writeBatch, writtenTables } from './history-write.ts';
import { withoutIndexes } from './without-indexes.ts';
import { holdBack, type Sending } from './year-orders.ts';

const batchSize = 20_000;
const ordersPerBuyer = 200;
const hourMs = 60 * 60 * 1000;
const opensAt = 9;
const openHours = 12;

export type History = {
  orders: number;
  now: Date;
  operatorId: number;
  /** Of so many days. */
  days?: number;
  /** Those that left the shop stay in it, for `liveYear` to send out. */
  heldBack?: Sending[];
  progress(done: number): void;
};

/** Orders of three years, or of `days`, from shopkeepers of their own, drawn and written in SQL, batch by batch. */
export async function fillHistory(tx: Db, shop: DemoShop, history: History): Promise<void> {
  const { orders: count, now, operatorId, days = 3 * 365, heldBack } = history;
  const firstDay = startOfDay(dayInIndia(daysBefore(now, days).toISOString()));
  const opening = new Date(firstDay.getTime() + opensAt * hourMs);
  const todayMs = now.getTime() - opening.getTime() - days * 24 * hourMs;
  const openDays = days + Math.min(Math.max(todayMs / (openHours * hourMs), 0), 1);
  for (const table of tables) await tx.execute(table);
  const buyerCount = Math.min(Math.max(Math.ceil(count / ordersPerBuyer), 50), 5_000);
  await fillBuyers(tx, shop, buyerCount);
  await withoutIndexes(tx, writtenTables, async () => {
    for (let from = 1; from <= count; from += batchSize) {
      const to = Math.min(from + batchSize - 1, count);
      await drawBatch(tx, { from, to, count, buyerCount, opening, openDays, openHours, now });
      if (heldBack) heldBack.push(...(await holdBack(tx)));
      await writeBatch(tx, operatorId, shop.settings.expressPaise);
      history.progress(to);
    }
  });
}

async function fillBuyers(tx: Db, shop: DemoShop, count: number): Promise<void> {
  const ids: { id: number }[] = [];
  const buyers = manyBuyers(count);
  for (const part of chunks(buyers)) {
    const values = part.map(({ pin: _, ...customer }) => customer);
    ids.push(...(await tx.insert(customers).values(values).returning({ id: customers.id })));
  }
  const rows = buyers.map((buyer, i) => ({
    number: i + 1,
    id: ids[i]?.id,
    billing: billingInfoOf(buyer),
    delivery_paise: deliveryCharges(
      { type: 'delivery', express: false },
      shop.settings,
      buyer.distanceKm,
    ).deliveryPaise,
  }));
  await tx.execute(sql`insert into history_buyers
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (number int, id int, billing jsonb, delivery_paise int)`);
}
