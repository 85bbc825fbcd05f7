import { formatPaise } from '#domain/money/money.ts';
import { orderTexts } from '#server/messages/order-paper.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawSum, sumsWidth } from './draw-sums.ts';
import { type Column, drawTable } from './draw-table.ts';
import { drawUpi, qrSizes } from './draw-upi.ts';
import type { OrderData } from './order-data.ts';
import {
  currentPage,
  margin,
  muted,
  numberPages,
  type Paper,
  roomFor,
  rule,
  ruleFrom,
  width,
  write,
} from './paper.ts';

type Texts = ReturnType<typeof orderTexts>;

const columnsIn = (t: Texts): readonly Column[] => [
  { title: t.number, width: 24 },
  { title: t.item },
  { title: t.pack, width: 72, align: 'right' },
  { title: t.packs, width: 46, align: 'right' },
  { title: t.units, width: 36, align: 'right' },
  { title: t.mrp, width: 54, align: 'right' },
  { title: t.price, width: 54, align: 'right' },
  { title: t.amount, width: 80, align: 'right', bold: true },
];

/** From a page of its own. */
export function drawOrder(paper: Paper, data: OrderData): void {
  const t = orderTexts(data.language);
  paper.addPage();
  const first = currentPage(paper);
  let y = drawHead(paper, data.shop, data.isOld ? t.oldTitle : t.title, [
    { text: t.order(data.orderId) },
    { text: data.date },
    ...(data.isOld ? [{ text: t.beforeInvoices }] : []),
    ...(data.cancelled ? [{ text: t.cancelled, bold: true }] : []),
  ]);
  y = drawParty(paper, y + 12, t.billTo, data.buyer);
  y = drawTable(paper, y + 14, columnsIn(t), data.rows);
  y = drawSums(paper, t, data, y + 14);
  if (data.upi !== undefined) {
    const amount = formatPaise(data.duePaise);
    const top = roomFor(paper, y + 16, qrSizes.large);
    const texts = {
      title: t.payByUpi,
      text: data.isPickup ? t.scanPickup(amount) : t.scan(amount),
    };
    y = drawUpi(paper, {
      link: data.upi,
      x: margin,
      width,
      top,
      size: qrSizes.large,
      ...texts,
      alt: t.upiCode(amount),
    });
  }
  drawFoot(paper, data.isOld ? t.oldFoot : t.foot, y + 16);
  numberPages(paper, first, `${t.order(data.orderId)} · ${data.buyer.name}`, t.page);
}

/** Words on the left, figures on the right; kept together. */
function drawSums(paper: Paper, t: Texts, data: OrderData, wanted: number): number {
  const top = roomFor(paper, wanted, 16 * (data.totals.length + 3) + 40);
  const words = { x: margin, width: width - sumsWidth - 24 };
  const facts = [{ label: t.amountInWords, value: t.inWords(data.payablePaise) }, ...data.facts];
  let left = top;
  for (const { label, value } of facts) {
    left = write(paper, label, { ...words, y: left }, { size: 8, color: muted });
    left = write(paper, value, { ...words, y: left }) + 4;
  }
  let right = top;
  for (const { label, amount } of data.totals) right = drawSum(paper, right, label, amount, false);
  ruleFrom(paper, margin + width - sumsWidth, right + 2, muted, 0.75);
  right = drawSum(paper, right + 6, t.payable, formatPaise(data.payablePaise), true);
  for (const [i, { label, amount }] of data.payments.entries()) {
    right = drawSum(paper, right, label, amount, i > 0);
  }
  return Math.max(left, right);
}

function drawFoot(paper: Paper, text: string, wanted: number): void {
  const y = roomFor(paper, wanted, 24);
  rule(paper, y);
  write(paper, text, { x: margin, y: y + 6, width }, { size: 8, color: muted });
}
