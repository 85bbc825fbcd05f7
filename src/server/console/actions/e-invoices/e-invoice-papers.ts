import { eInvoiceFaults } from '#domain/e-invoice/e-invoice-faults.ts';
import type { EInvoicePaper } from '#domain/e-invoice/e-invoice-paper.ts';
import { stateFrom } from '#domain/india/indian-states.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type PaperFilter,
  type PaperLineRow,
  type PaperRow,
  readPaperLines,
  readPapers,
} from '#server/queries/e-invoices/e-invoices.ts';
import { readSettings, type SettingsRow } from '#server/queries/shop/shop-settings.ts';

export type FoundPaper = { row: PaperRow; paper: EInvoicePaper; faults: string[] };

/** Papers as the portal wants them, with what they lack. */
export async function findPapers(
  db: Db,
  filter: PaperFilter,
  limit: number,
): Promise<FoundPaper[]> {
  const rows = await readPapers(db, filter, limit);
  if (rows.length === 0) return [];
  const [lines, settings] = await Promise.all([
    readPaperLines(
      db,
      rows.map(({ id }) => id),
    ),
    readSettings(db),
  ]);
  const linesById = Map.groupBy(lines, ({ id }) => id);
  return rows.map((row) => {
    const paper = paperOf(row, linesById.get(row.id) ?? [], settings);
    return { row, paper, faults: eInvoiceFaults(paper) };
  });
}

function paperOf(row: PaperRow, lines: readonly PaperLineRow[], shop: SettingsRow): EInvoicePaper {
  const { type, number, day, totalPaise, placeOfSupply, seller, buyer } = row;
  return {
    ...{ type, number, day, totalPaise, placeOfSupply, lines },
    // Papers of before the shop said its city and PIN code have today's.
    seller: {
      ...seller,
      city: seller.city || shop.city,
      pincode: seller.pincode || shop.pincode,
    },
    buyer: {
      ...{ name: buyer.firmName, city: buyer.city, pincode: buyer.pincode, gstin: buyer.gst },
      address: [buyer.shop_no, buyer.address].filter((part) => part !== '').join(', '),
      state: stateFrom(buyer.state) ?? buyer.state,
      ...{ phone: buyer.phone, email: buyer.email },
    },
    original: type === 'CRN' ? { number: row.originalNumber, day: row.originalDay } : undefined,
  };
}
