import { formatDay } from '#domain/indian-time.ts';
import { formatPaise } from '#domain/money.ts';
import { packName } from '#domain/pack-texts.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import type { Report } from './draw-report.ts';
import { letterhead, type ShopSettings } from './invoice-data.ts';

/** Products on one form: about twenty pages. */
export const formProductsAtMost = 200;

type FormFacts = { settings: ShopSettings; firm: string; what: string; at: Date };

/** A list of products, a line for each pack, to be filled in by hand and sent or typed in. */
export function orderForm(products: readonly CatalogueProduct[], facts: FormFacts): Report {
  return {
    title: 'Order form',
    facts: [facts.what, `Prices of ${formatDay(facts.at.toISOString())}`],
    shop: letterhead(facts.settings),
    party: { name: facts.firm, lines: [] },
    tables: [
      {
        columns: [
          { title: 'SKU', width: 96 },
          { title: 'Name' },
          { title: 'Pack', width: 90 },
          { title: 'Price', width: 62, align: 'right' },
          { title: 'MRP', width: 62, align: 'right' },
          { title: 'Packs', width: 60, blank: 'line' },
        ],
        rows: products.slice(0, formProductsAtMost).flatMap(rowsOf),
        rowHeight: 26,
        empty: 'There is nothing to order here yet.',
        sums: [],
      },
    ],
  };
}

function rowsOf({ sku, name, packs }: CatalogueProduct) {
  return packs.map((pack) => [
    sku,
    [{ text: name }],
    [{ text: packName(pack.packaging, pack.size) }],
    formatPaise(pack.pricePaise),
    formatPaise(pack.mrpPaise),
    '',
  ]);
}
