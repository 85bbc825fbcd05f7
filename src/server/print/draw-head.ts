import type { Letterhead } from './order-data.ts';
import { brand, fittingSize, frameOf, isNarrow, muted, type Paper, rule, write } from './paper.ts';

/** What stands in the lines below a name. */
const lineSize = (paper: Paper) => (isNarrow(paper) ? 8 : 9);

/** The shop at the left, what the paper is at the right; gives the y below the line under both. */
export function drawHead(
  paper: Paper,
  shop: Letterhead,
  title: string,
  facts: readonly { text: string; bold?: boolean }[],
): number {
  const { margin, width } = frameOf(paper);
  const size = lineSize(paper);
  const large = isNarrow(paper) ? 14 : 18;
  const shopBox = { x: margin, width: width * 0.6 };
  const fitting = fittingSize(paper, shop.name, shopBox.width, { size: large, lines: 2 });
  const name = { size: fitting, bold: true, color: brand };
  let left = write(paper, shop.name, { ...shopBox, y: margin }, name);
  for (const text of shop.lines) left = write(paper, text, { ...shopBox, y: left }, { size });
  const side = { x: margin + width * 0.62, width: width * 0.38 };
  const heading = { size: large, bold: true, align: 'right', tag: 'H1' } as const;
  let right = write(paper, title, { ...side, y: margin }, heading);
  for (const { text, bold = false } of facts) {
    right = write(paper, text, { ...side, y: right }, { size, bold, align: 'right' });
  }
  const y = Math.max(left, right) + 8;
  rule(paper, y, brand, 1.5);
  return y;
}

/** Whom the paper is for. */
export function drawParty(
  paper: Paper,
  top: number,
  label: string,
  party: { name: string; lines: readonly string[] },
): number {
  const { margin, width } = frameOf(paper);
  const box = { x: margin, width: width * 0.6 };
  let y = write(paper, label, { ...box, y: top }, { size: 8, color: muted });
  const size = fittingSize(paper, party.name, box.width, { size: 11, lines: 2 });
  y = write(paper, party.name, { ...box, y }, { size, bold: true });
  for (const text of party.lines) y = write(paper, text, { ...box, y }, { size: lineSize(paper) });
  return y;
}
