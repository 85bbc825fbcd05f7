import { hindiGoods } from '../content/hindi-goods.ts';
import { hindiBrands, hindiProducts } from '../content/hindi-names.ts';
import type { Item } from './items.ts';

type HindiLine = { about: string; counter: string; points: string[]; labels: string[] };

const lines = new Map<string, HindiLine>(
  hindiGoods
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', about = '', counter = '', points = '', labels = ''] = row.split(' | ');
      return [key, { about, counter, points: points.split('; '), labels: labels.split(' / ') }];
    }),
);

const units: Record<string, string> = {
  tablets: 'टैबलेट',
  capsules: 'कैप्सूल',
  gummies: 'गमी',
  strips: 'पट्टी',
  pieces: 'पीस',
  pcs: 'पीस',
  pc: 'पीस',
  pads: 'पैड',
  box: 'डिब्बा',
  set: 'सेट',
  litre: 'लीटर',
};

export function hindiQuantity(quantity: string): string {
  return quantity.replace(/[a-z]+/g, (unit) => units[unit] ?? unit);
}

const lineOf = (item: Item) => lines.get(`${item.brand.code}-${item.line.code}`);

/** '': a made-up variation of the goods, or one that is named in Hindi already. */
export function hindiNameOf(item: Item): string {
  const label = item.row === undefined ? undefined : lineOf(item)?.labels[item.row];
  if (label === undefined || /\p{Script=Devanagari}/u.test(item.name)) return '';
  const brand = hindiBrands[item.brand.name] ?? item.brand.name;
  return hindiProducts[item.sku] ?? `${brand} ${label} ${hindiQuantity(item.quantity)}`;
}

function listed(sizes: number[]): string {
  if (sizes.length === 1) return `${sizes[0]} के पैक में`;
  return `${sizes.slice(0, -1).join(', ')} या ${sizes.at(-1)} के पैक में`;
}

export function hindiDescriptionOf(item: Item): string {
  const line = lineOf(item);
  if (item.row === undefined || !line) return '';
  const points = [
    `मात्रा: ${hindiQuantity(item.quantity)}`,
    ...line.points,
    `मिलता है: ${listed(item.packSizes)}`,
  ];
  const title = hindiNameOf(item) || item.name;
  const list = points.map((point) => `<li>${point}</li>`).join('');
  return `<p><strong>${title}:</strong> ${line.about}</p><p>${line.counter}</p><ul>${list}</ul>`;
}
