import { unitCount } from '#domain/catalogue/pack-texts.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawRoll, type RollLine } from './draw-roll.ts';
import { type Column, drawTable } from './draw-table.ts';
import { type Letterhead, nameCell } from './order-data.ts';
import {
  bytesOf,
  currentPage,
  margin,
  muted,
  numberPages,
  openPaper,
  type Paper,
  roomFor,
  width,
  write,
} from './paper.ts';

const slipPapers = ['a4', '80mm'] as const;

export type SlipPaper = (typeof slipPapers)[number];

/** What a packer puts into the box, without prices. */
export type Slip = {
  orderId: number;
  date: string;
  shop: Letterhead;
  buyer: { name: string; lines: string[] };
  /** "Standard delivery", "Pickup". */
  delivery: string;
  isPickup: boolean;
  isCancelled: boolean;
  note: string;
  rows: { name: string; sku: string; pack: string; packs: number; units: number }[];
};

const columns: readonly Column[] = [
  { title: 'No.', width: 28 },
  { title: 'Item' },
  { title: 'Pack', width: 84, align: 'right' },
  { title: 'Packs', width: 48, align: 'right', bold: true },
  { title: 'Units', width: 48, align: 'right' },
  { title: 'Packed', width: 52, align: 'right', blank: 'box' },
];

/** One slip per page; on a roll of 80 mm each page is as long as its slip. */
export async function drawSlips(slips: readonly Slip[], size: SlipPaper): Promise<Buffer> {
  const paper = await openPaper('Packing slips', { autoFirstPage: false });
  for (const slip of slips) {
    if (size === '80mm') drawRoll(paper, receiptLines(slip));
    else drawSlip(paper, slip);
  }
  return bytesOf(paper);
}

function drawSlip(paper: Paper, slip: Slip): void {
  paper.addPage();
  const first = currentPage(paper);
  let y = drawHead(paper, slip.shop, 'Packing slip', [
    { text: `Order #${slip.orderId}`, bold: true },
    { text: slip.date },
    { text: slip.delivery },
    ...(slip.isCancelled ? [{ text: 'CANCELLED', bold: true }] : []),
  ]);
  y = drawParty(paper, y + 12, slip.isPickup ? 'Picked up by' : 'Deliver to', slip.buyer);
  if (slip.note) y = write(paper, `Note: ${slip.note}`, { x: margin, y: y + 6, width });
  const rows = slip.rows.map(({ name, sku, pack, packs, units }, i) => [
    String(i + 1),
    nameCell(name, sku),
    pack,
    String(packs),
    String(units),
  ]);
  y = drawTable(paper, y + 14, columns, rows);
  y = roomFor(paper, y + 10, 70);
  y = write(paper, contentsOf(slip), { x: margin, y, width }, { size: 11, bold: true });
  const signed = { y: y + 36, width: width / 2 };
  write(paper, 'Packed by ____________________', { ...signed, x: margin }, { color: muted });
  write(
    paper,
    'Checked by ____________________',
    { ...signed, x: margin + width / 2 },
    { color: muted },
  );
  numberPages(paper, first, `Order #${slip.orderId} · ${slip.buyer.name}`);
}

function receiptLines(slip: Slip): RollLine[] {
  const { shop, buyer, note, rows } = slip;
  return [
    { text: shop.name, size: 12, bold: true },
    { text: 'Packing slip', right: `#${slip.orderId}`, size: 12, bold: true, tag: 'H1' },
    { text: slip.date, right: slip.delivery, size: 8, ruled: true },
    ...(slip.isCancelled ? [{ text: 'CANCELLED', size: 12, bold: true }] : []),
    { text: buyer.name, size: 11, bold: true },
    ...buyer.lines.map((text) => ({ text })),
    ...(note ? [{ text: `Note: ${note}`, bold: true }] : []),
    ...rows.flatMap(({ name, sku, pack, packs, units }) => [
      { text: name, right: `${packs} ×`, size: 10, bold: true, ruled: true },
      { text: [pack, sku].filter(Boolean).join(' · '), right: unitCount(units), size: 8 },
    ]),
    { text: contentsOf(slip), bold: true, ruled: true },
  ];
}

/** "3 lines, 7 packs, 84 units" */
function contentsOf({ rows: all }: Slip): string {
  const rows = all.filter((row) => row.packs > 0);
  const packs = rows.reduce((sum, row) => sum + row.packs, 0);
  const units = rows.reduce((sum, row) => sum + row.units, 0);
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return [counted(rows.length, 'line'), counted(packs, 'pack'), unitCount(units)].join(', ');
}
