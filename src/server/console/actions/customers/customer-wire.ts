import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { profileWire } from '#server/actions/account/profile-wire.ts';
import type { OperatorContext } from '#server/console/context.ts';
import {
  type CustomerRow,
  readCartOf,
  readLastSeen,
  readSameGstin,
  readStandings,
  type Standing,
} from '#server/queries/customers/console-customers.ts';
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
  return {
    ...profileWire(row),
    ...wireFields(row, ['id', 'version', 'createdAt']),
    blocked: row.blockedAt !== null,
    forgotten: row.forgottenAt !== null,
    has_pin: row.pinHash !== null,
    last_seen_at: lastSeen?.toISOString() ?? null,
    ...standingWire(standings.get(row.id)),
    open_order_count: openOrders,
    to_refund: paiseToRupees(standings.get(row.id)?.toRefundPaise ?? 0),
    similar,
    cart,
  };
}
