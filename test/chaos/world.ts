import { operatorCookie, startOperatorSession } from '#server/auth/operator-session.ts';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/connect.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { addCoupon, addCustomer, addProduct, addShop } from '#test/builders.ts';
import { markLedgerOpened } from '#test/ledger-problems.ts';
import { addOperator } from '#test/operator.ts';

export type Person = { id: number; cookie: string };
export type World = {
  customers: Person[];
  operators: Person[];
  products: number[];
  /** It holds today: a clock that is a day ahead, or an hour behind, would refuse it. */
  coupon: string;
  /** It was over half an hour ago: a clock that is an hour behind would take it. */
  oldCoupon: string;
};

const productCount = 12;

/** So that what leaves the shop is invoiced with taxes. */
async function chargeGst(db: Db): Promise<void> {
  const gst = { gstMode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' } as const;
  await db.update(settings).set(gst);
  await db.insert(taxRates).values({ hsn: '3304', from: '2017-07-01', rate: 18_00 });
}

/** A small shop whose goods and coupons run out while many want them. */
export async function newWorld(db: Db, customerCount = 8): Promise<World> {
  await addShop(db);
  await markLedgerOpened(db);
  await chargeGst(db);
  const products: number[] = [];
  for (let i = 0; i < productCount; i += 1) {
    const scarce = i % 3 === 0;
    products.push(
      await addProduct(db, undefined, { stock: scarce ? 600 : 100_000, maxUnits: 1_200 }),
    );
  }
  const customers: Person[] = [];
  for (let i = 0; i < customerCount; i += 1) {
    const id = await addCustomer(db);
    const token = await startSession(db, id, 'chaos');
    customers.push({ id, cookie: `${cookieName(false)}=${token}` });
  }
  const operators: Person[] = [];
  for (const role of ['owner', 'staff', 'staff'] as const) {
    const { id } = await addOperator(db, role);
    const token = await startOperatorSession(db, id, { userAgent: 'chaos', address: '127.0.0.1' });
    operators.push({ id, cookie: operatorCookie(token, false).split(';', 1)[0] ?? '' });
  }
  const minutes = (n: number) => new Date(Date.now() + n * 60_000);
  const coupon = await addCoupon(db, {
    ...{ limitTotal: 20, startsAt: minutes(-30), endsAt: minutes(23 * 60) },
  });
  const oldCoupon = await addCoupon(db, { endsAt: minutes(-30) });
  return { customers, operators, products, coupon, oldCoupon };
}
