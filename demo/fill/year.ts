import { dayInIndia } from '#domain/india/indian-time.ts';
import type { Db } from '#server/db/connect.ts';
import { deliver, sendOut, takeSomeBack } from './year-goods.ts';
import {
  customersPay,
  handOver,
  openingDues,
  setTimes,
  settleCheques,
  writeOffRests,
  type YearShop,
} from './year-money.ts';
import type { Sending } from './year-orders.ts';

export type Year = {
  sendings: readonly Sending[];
  operatorId: number;
  /** Who takes the money at the door, and hands it over in the evening. */
  driverId: number;
  now: Date;
  progress(done: number): void;
};

/**
 * A year of a shop, day by day, by the shop's own rules: orders are sent out and invoiced, goods come back, customers pay
 * lumps, parts and ahead, cheques bounce, rests are written off, cash is handed over in the evening.
 */
export async function liveYear(db: Db, year: Year): Promise<void> {
  const { sendings, now } = year;
  const moments = sendings.flatMap(({ outAt, deliveredAt }) => [outAt, deliveredAt ?? outAt]);
  const days = [...new Set(moments.map((at) => dayInIndia(new Date(at).toISOString())))].sort();
  const out = Map.groupBy(sendings, (one) =>
    dayInIndia(new Date((one.isPickup ? one.deliveredAt : one.outAt) ?? one.outAt).toISOString()),
  );
  const delivered = Map.groupBy(
    sendings.filter(({ deliveredAt }) => deliveredAt !== null),
    ({ deliveredAt }) => dayInIndia(new Date(deliveredAt ?? now).toISOString()),
  );
  const [first = ''] = days;
  await db.transaction((tx) => openingDues(tx, first));
  let done = 0;
  for (const day of days) {
    const shop: YearShop = { ...year, day, evening: eveningOf(day, now) };
    const leaving = out.get(day) ?? [];
    const arrived = delivered.get(day) ?? [];
    // A day at a time: the rows that every paper changes would have a version for each of a year.
    await db.transaction(async (tx) => {
      await sendOut(tx, shop, leaving);
      await deliver(tx, shop, arrived);
      await takeSomeBack(tx, shop, arrived);
      await customersPay(tx, shop);
      await settleCheques(tx, shop);
      await writeOffRests(tx, shop);
      await handOver(tx, shop);
      await setTimes(tx, shop);
    });
    done += leaving.length;
    year.progress(done);
  }
}

/** Eight in the evening in India, or now where it is not over. */
function eveningOf(day: string, now: Date): Date {
  const evening = new Date(`${day}T14:30:00Z`);
  return evening < now ? evening : now;
}
