import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { Credit, CreditPass } from '#domain/customers/credit.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { creditWire } from '#server/actions/account/credit-wire.ts';
import { customerFieldsWire } from '#server/actions/account/profile-wire.ts';
import type { OperatorContext } from '#server/console/context.ts';
import {
  type CustomerRow,
  readCartOf,
  readLastSeen,
  readSameGstin,
  readStandings,
  type Standing,
} from '#server/queries/customers/console-customers.ts';
import { readCredit } from '#server/queries/customers/credit.ts';
import { countOpenOrders } from '#server/queries/customers/forget-customer.ts';

/** Of one who left, what stands in the place of owner and phone is neither. */
export function contactWire(row: Pick<CustomerRow, 'ownerName' | 'mobile' | 'forgottenAt'>) {
  if (row.forgottenAt) return { owner_name: '', mobile: '' };
  return { owner_name: row.ownerName, mobile: row.mobile };
}

export function standingWire(standing: Standing | undefined) {
  return {
    due: paiseToRupees(standing?.duePaise ?? 0),
    order_count: standing?.orderCount ?? 0,
    last_order_at: standing?.lastOrderAt?.toISOString() ?? null,
  };
}

/** Not refused: branches of one firm share a GSTIN. */
export async function similarWire(
  db: OperatorContext['db'],
  customer: Parameters<typeof readSameGstin>[1],
) {
  const others = await readSameGstin(db, customer);
  return others.map(({ id, firmName }) => ({ id, firm_name: firmName, why: 'same GST no.' }));
}

/** null: no credit was agreed. */
export function customerCreditWire(credit: Credit & CreditPass): CustomerDetailWire['credit'] {
  const { creditPassUntil, creditPassOrders } = credit;
  const standing = creditWire(credit);
  return standing && { ...standing, pass_until: creditPassUntil, pass_orders: creditPassOrders };
}

export async function customerWire(
  db: OperatorContext['db'],
  row: CustomerRow,
): Promise<CustomerDetailWire> {
  const [standings, lastSeen, cart, similar, openOrders] = [
    await readStandings(db, [row.id]),
    await readLastSeen(db, row),
    await readCartOf(db, row.id),
    await similarWire(db, row),
    await countOpenOrders(db, row.id),
  ];
  const credit = await readCredit(db, row.id);
  return {
    ...customerFieldsWire(row),
    ...wireFields(row, ['id', 'version', 'createdAt']),
    blocked: row.blockedAt !== null,
    forgotten: row.forgottenAt !== null,
    has_pin: row.pinHash !== null,
    last_seen_at: lastSeen?.toISOString() ?? null,
    ...standingWire(standings.get(row.id)),
    open_order_count: openOrders,
    to_refund: paiseToRupees(standings.get(row.id)?.toRefundPaise ?? 0),
    credit: credit ? customerCreditWire(credit) : null,
    similar,
    cart,
  };
}
