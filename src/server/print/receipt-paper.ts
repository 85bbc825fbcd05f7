import { formatMobile } from '#domain/india/indian-formats.ts';
import type { Language } from '#domain/india/language.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { findReceipt, readAllocations } from '#server/queries/payments/receipts.ts';
import { readBalanceAfter } from '#server/queries/receipts/receipt-list.ts';
import type { ReceiptPaper } from './draw-receipt.ts';
import { letterhead, present } from './order-data.ts';
import { shopSettings } from './shop-settings.ts';

type Wanted = { language: Language; size: ReceiptPaper['size']; customerId?: number };

/** The paper of a receipt; undefined: there is none, or it is another customer's. */
export async function receiptPaper(
  { db, catalogue }: { db: CustomerContext['db']; catalogue: CatalogueStore },
  id: number,
  { language, size, customerId }: Wanted,
): Promise<ReceiptPaper | undefined> {
  const row = await findReceipt(db, id, customerId);
  const customer = row && (await findCustomer(db, row.receipt.customerId));
  if (!customer) return undefined;
  const { receipt, operatorName } = row;
  const { kind, day, method, reference, bank, chequeDate, chequeState, reason } = receipt;
  return {
    ...{ language, size, shop: letterhead(shopSettings(catalogue)) },
    ...{ kind, day, method, reference, bank, chequeDate, chequeState, reason },
    number: receipt.number ?? '',
    customer: {
      name: customer.firmName,
      lines: customer.forgottenAt
        ? []
        : present([
            present([customer.ownerName, formatMobile(customer.mobile)]).join(' · '),
            present([customer.shopNo, customer.address, customer.city]).join(', '),
          ]),
    },
    operator: operatorName ?? '',
    amountPaise: Math.abs(receipt.amountPaise),
    paid: await readAllocations(db, id),
    advancePaise: Math.max(receipt.amountPaise - receipt.allocatedPaise, 0),
    balancePaise: await readBalanceAfter(db, receipt),
  };
}
