import { brandSlug } from '#domain/catalogue/slug.ts';
import type { Line } from '../content/line.ts';
import type { DemoProduct } from '../types.ts';
import { barcodeOf } from './barcode.ts';
import { hindiDescriptionOf, hindiNameOf } from './hindi.ts';
import type { Item } from './items.ts';
import { packsOf } from './packs.ts';
import { between, uniqueIdOf } from './seed.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function html(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

function listed(sizes: number[]): string {
  if (sizes.length === 1) return `packs of ${sizes[0]}`;
  return `packs of ${sizes.slice(0, -1).join(', ')} or ${sizes.at(-1)}`;
}

type LineHtml = { about: string; counter: string; points: string };

/** A line's own words are the same for all its goods, and there may be 50,000 of those. */
const lineHtmls = new WeakMap<Line, LineHtml>();

function lineHtmlOf(line: Line): LineHtml {
  const known = lineHtmls.get(line);
  if (known) return known;
  const points = line.points.map((point) => `<li>${html(point)}</li>`).join('');
  const made = { about: html(line.about), counter: html(line.counter), points };
  lineHtmls.set(line, made);
  return made;
}

function descriptionOf(item: Item): string {
  const { about, counter, points } = lineHtmlOf(item.line);
  const title = html(`${item.brand.name} ${item.label}`);
  return (
    `<p><strong>${title}.</strong> ${html(item.fact)} ${about}</p><p>${counter}</p>` +
    `<ul><li>Net quantity: ${item.quantity}</li>${points}` +
    `<li>Sold in ${listed(item.packSizes)}</li></ul>`
  );
}

/** Cheap goods leave by the gross, dear ones by the piece. */
function soldIn90Days(item: Item): number {
  const usual = 60_000 / (item.mrpRupees + 20);
  return Math.round((usual * between(`${item.sku} sold`, 2, 100)) / 50);
}

export function productOf(item: Item, image: string, takenIds: Set<string>): DemoProduct {
  const mrpPaise = Math.round(item.mrpRupees * 100);
  const largest = item.packSizes.at(-1) ?? 1;
  const stockPacks = between(`${item.sku} stock`, 20, 90);
  return {
    sku: item.sku,
    slug: item.slug,
    barcode: barcodeOf(takenIds.size + 1),
    uniqueId: uniqueIdOf(item.sku, takenIds),
    name: item.name,
    nameHi: hindiNameOf(item),
    brand: brandSlug(item.brand.name),
    subcategory: item.line.subcategory,
    subSubcategory: item.line.subSubcategory,
    kind: item.kind,
    image,
    mrpPaise,
    packs: packsOf(item, mrpPaise),
    stock: item.stock ?? Math.max(120, largest * stockPacks + between(item.sku, 0, 40)),
    maxUnits: largest * between(`${item.sku} limit`, 2, 8) * 5,
    descriptionHtml: descriptionOf(item),
    descriptionHtmlHi: hindiDescriptionOf(item),
    addedDaysAgo: between(`${item.sku} added`, 0, 500),
    bestPick: item.bestPick,
    unitsSold90d: soldIn90Days(item),
  };
}

export function imageOf(item: Item): string {
  return `${item.slug}.webp`;
}
