import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import type { orderFormTexts } from '#server/messages/order-form.ts';
import type { Report } from './draw-report.ts';
import { letterhead, type ShopSettings } from './order-data.ts';

/** Products on one form: about twenty pages. */
const formProductsAtMost = 200;

type FormFacts = {
  settings: ShopSettings;
  firm: string;
  what: string;
  at: Date;
  texts: ReturnType<typeof orderFormTexts>;
};

/** A list of products, a line for each pack, to be filled in by hand and sent or typed in. */
export function orderForm(products: readonly CatalogueProduct[], facts: FormFacts): Report {
  const t = facts.texts;
  return {
    title: t.title,
    language: t.language,
    facts: [facts.what, t.pricesOf(formatDay(facts.at.toISOString(), t.dates))],
    shop: letterhead(facts.settings),
    party: { title: t.customer, name: facts.firm, lines: [t.byHand] },
    tables: [
      {
        columns: [
          { title: t.sku, width: 96 },
          { title: t.name },
          { title: t.pack, width: 90 },
          { title: t.price, width: 62, align: 'right' },
          { title: t.mrp, width: 62, align: 'right' },
          { title: t.packs, width: 60, align: 'right', blank: 'line' },
        ],
        rows: products.slice(0, formProductsAtMost).flatMap((one) => rowsOf(one, t)),
        rowHeight: 26,
        empty: t.empty,
        sums: [],
      },
    ],
  };
}

function rowsOf({ sku, name, nameHi, packs }: CatalogueProduct, t: FormFacts['texts']) {
  const text = (t.language === 'hi' && nameHi) || name;
  return packs.map((pack) => [
    sku,
    [{ text: unbrokenUnits(text) }],
    [{ text: t.packName(pack.packaging, pack.size) }],
    formatPaise(pack.pricePaise),
    formatPaise(pack.mrpPaise),
    '',
  ]);
}
