import type { Language } from '#domain/india/language.ts';
import { orderFormTexts } from '#server/messages/order-form.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawSum } from './draw-sums.ts';
import { type Cell, type Column, drawTable } from './draw-table.ts';
import type { Letterhead } from './order-data.ts';
import {
  bytesOf,
  margin,
  muted,
  numberPages,
  openPaper,
  type Paper,
  roomFor,
  rule,
  width,
  write,
} from './paper.ts';

export type ReportTable = {
  /** Of several tables; a single one needs none. */
  title?: string;
  columns: readonly Column[];
  rows: readonly Cell[][];
  /** In points: room to write by hand. */
  rowHeight?: number;
  /** Shown in place of a table without rows. */
  empty?: string;
  sums: readonly { label: string; amount: string; bold?: boolean }[];
};

/** A paper of tables: a statement, a cash book, a delivery sheet. */
export type Report = {
  title: string;
  /** Of the page numbers; English where left out. */
  language?: Language;
  /** Under the title. */
  facts: readonly string[];
  shop: Letterhead;
  /** `title`: what they are to the shop, where that is not a customer in English. */
  party?: { title?: string; name: string; lines: readonly string[] };
  tables: readonly ReportTable[];
};

export async function drawReport(report: Report): Promise<Buffer> {
  const paper = await openPaper(report.title, { lang: `${report.language ?? 'en'}-IN` });
  const facts = report.facts.map((text) => ({ text }));
  let y = drawHead(paper, report.shop, report.title, facts);
  if (report.party) y = drawParty(paper, y + 12, report.party.title ?? 'Customer', report.party);
  for (const table of report.tables) y = drawSection(paper, y + 14, table);
  numberPages(paper, 0, report.title, orderFormTexts(report.language ?? 'en').page);
  return bytesOf(paper);
}

function drawSection(paper: Paper, wanted: number, table: ReportTable): number {
  // Its title, its head and a first row stay together.
  let y = roomFor(paper, wanted, 60 + (table.rowHeight ?? 0));
  if (table.title) {
    const style = { size: 12, bold: true, tag: 'H2' } as const;
    y = write(paper, table.title, { x: margin, y, width }, style) + 4;
  }
  if (table.rows.length > 0) {
    y = drawTable(paper, y, table.columns, table.rows, { minHeight: table.rowHeight ?? 0 });
  } else {
    y = write(paper, table.empty ?? '', { x: margin, y, width }, { color: muted }) + 6;
    rule(paper, y);
  }
  y = roomFor(paper, y + 8, 20 * table.sums.length);
  for (const { label, amount, bold = false } of table.sums) {
    y = drawSum(paper, y, label, amount, bold);
  }
  return y;
}
