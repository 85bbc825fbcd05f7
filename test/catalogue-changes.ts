import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { addProduct } from './builders.ts';

/** Makes one change of what the shop shows; `pick` chooses the row and the new value. */
export type CatalogueChange = (db: Db, pick: number) => Promise<unknown>;

/** Few products, so that random changes meet on the same one; those that tests added are among them. */
export const changedProducts = sql`(select id from products where id <= 6
  union all (select id from products where sku like 'p-%' order by id desc limit 2))`;

/** Those that no invoice names: its lines stay, and so does what they are about. */
const unbilledProducts = sql`select id from ${changedProducts} as changed where not exists (
  select from invoice_lines billed join order_lines line on line.id = billed.order_line_id
  where line.product_id = changed.id)`;

/** The row that `pick` falls on; undefined: there is none. */
async function pickFrom(db: Db, rows: SQL, pick: number): Promise<number | undefined> {
  const ids = await rowsOf<{ id: number }>(db, sql`select id from (${rows}) as r order by id`);
  return ids[pick % ids.length]?.id;
}

/** Updates the row that `pick` falls on. */
function update(rows: SQL, statement: (id: number, pick: number) => SQL): CatalogueChange {
  return async (db, pick) => {
    const id = await pickFrom(db, rows, pick);
    if (id !== undefined) await db.execute(statement(id, pick));
  };
}

const all = (table: string) => sql`select id from ${sql.identifier(table)}`;
/** A row of that table, other than the one that the column refers to now. */
const another = (table: string, now: SQL, pick: number) =>
  sql`(select r.id from ${sql.identifier(table)} r where r.id is distinct from ${now}
    order by r.id offset ${pick % 4} limit 1)`;

const product = (set: (pick: number) => SQL) =>
  update(changedProducts, (id, pick) => sql`update products set ${set(pick)} where id = ${id}`);

/** As a recount would: stock and its ledger move together, and nothing counts as sold. */
async function countStock(db: Db, id: number | undefined, stock: number): Promise<void> {
  await db.execute(sql`with before as (select id, stock from products where id = ${id}),
    counted as (update products set stock = ${stock} where id = ${id} returning id)
    insert into stock_movements (product_id, units, reason)
    select id, ${stock} - stock, 'count' from before where stock <> ${stock}`);
}

async function deleteProduct(db: Db, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from order_lines where product_id = ${id}`);
    await tx.execute(sql`delete from stock_movements where product_id = ${id}`);
    await tx.execute(sql`delete from products where id = ${id}`);
  });
}

const productChanges = {
  'a price': update(
    changedProducts,
    (id, pick) => sql`update packs set price_paise = ${100 + pick} where product_id = ${id}
      and slot = 1`,
  ),
  "a pack's MRP and size": update(
    changedProducts,
    (id, pick) => sql`update packs set mrp_paise = ${90_000 + pick}, size = ${1 + pick},
      packaging = ${`Box ${pick}`} where product_id = ${id} and slot = 1`,
  ),
  'a removed pack': update(
    changedProducts,
    (id) => sql`delete from packs where product_id = ${id} and slot > 1`,
  ),
  'an added pack': update(
    changedProducts,
    (id, pick) => sql`insert into packs (product_id, slot, size, price_paise)
      values (${id}, 3, ${2 + pick}, ${500 + pick}) on conflict (product_id, slot) do
      update set size = excluded.size`,
  ),
  'an MRP and a maximum': product(
    (pick) => sql`mrp_paise = ${99_000 + pick}, max_units = ${pick + 1}`,
  ),
  "a product's name": product((pick) => sql`name = ${`Zebra balm ${pick % 4}`}`),
  "a product's Hindi name": product((pick) => sql`name_hi = ${`ज़ेबरा बाम ${pick % 4}`}`),
  'a Hindi description': product((pick) => sql`description_html_hi = ${`<p>बाम ${pick}</p>`}`),
  "a product's slug": product((pick) => sql`slug = 'zebra-' || id || ${`-${pick % 4}`}`),
  "a product's number": product((pick) => sql`sku = 'ZB' || id || ${`X${pick % 4}`}`),
  'a picture and a description': product(
    (pick) => sql`image = ${`${pick}.webp`}, description_html = ${`<p>${pick}</p>`}`,
  ),
  "a product's brand": product((pick) => sql`brand_id = ${another('brands', sql`brand_id`, pick)}`),
  "a product's subcategory": product(
    (pick) =>
      sql`subcategory_id = ${another('subcategories', sql`products.subcategory_id`, pick)}, sub_subcategory_id = null`,
  ),
  "a product's sub-subcategory": product(
    (pick) =>
      sql`sub_subcategory_id = ${another('sub_subcategories', sql`sub_subcategory_id`, pick)}`,
  ),
  "the operator's pick": product(() => sql`best_pick = not best_pick`),
  'a new product': (db: Db, pick: number) =>
    addProduct(db, [{ size: 6, pricePaise: 4_000 + pick }], { stock: pick % 2 }),
  'a hidden product': product(() => sql`hidden = not hidden`),
  'a deleted product': async (db: Db, pick: number) =>
    deleteProduct(db, await pickFrom(db, unbilledProducts, pick)),
  'stock that moved': async (db: Db, pick: number) =>
    countStock(db, await pickFrom(db, changedProducts, pick), 50 + pick),
  'a product that sold out': async (db: Db, pick: number) =>
    countStock(db, await pickFrom(db, changedProducts, pick), 0),
} satisfies Record<string, CatalogueChange>;

const shopChanges = {
  "a brand's name": update(
    all('brands'),
    (id, pick) => sql`update brands set name = ${`Kamal ${id} ${pick % 4}`} where id = ${id}`,
  ),
  "a brand's Hindi name": update(
    all('brands'),
    (id, pick) => sql`update brands set name_hi = ${`कमल ${pick % 4}`} where id = ${id}`,
  ),
  "a brand's logo and place": update(
    all('brands'),
    (id, pick) =>
      sql`update brands set logo = ${`${pick}.webp`}, position = ${pick} where id = ${id}`,
  ),
  'a new brand': (db: Db, pick: number) =>
    db.execute(sql`insert into brands (name, logo) values (${`Nova ${pick}`}, 'nova.webp')
      on conflict do nothing`),
  'a brand merged into another': async (db: Db, pick: number) => {
    const id = await pickFrom(db, all('brands'), pick);
    await db.transaction(async (tx) => {
      await tx.execute(sql`update products set brand_id = (select min(id) from brands
        where id <> ${id}) where brand_id = ${id}`);
      await tx.execute(sql`delete from brands where id = ${id}`);
    });
  },
  "a category's name": update(
    all('categories'),
    (id, pick) => sql`update categories set name = ${`Kesar ${id} ${pick % 4}`},
      name_hi = ${`केसर ${pick % 4}`} where id = ${id}`,
  ),
  "a subcategory's name and slug": update(
    all('subcategories'),
    (id, pick) => sql`update subcategories set name = ${`Chandan ${pick % 4}`},
      name_hi = ${`चंदन ${pick % 4}`},
      slug = ${`chandan-${id}-${pick % 4}`} where id = ${id}`,
  ),
  'a subcategory in another category': update(
    all('subcategories'),
    (
      id,
      pick,
    ) => sql`update subcategories set category_id = ${another('categories', sql`category_id`, pick)}
      where id = ${id}`,
  ),
  "a sub-subcategory's name and place": update(
    all('sub_subcategories'),
    (id, pick) => sql`update sub_subcategories set name = ${`Tulsi ${pick % 4}`},
      name_hi = ${`तुलसी ${pick % 4}`},
      position = ${pick} where id = ${id}`,
  ),
  'a banner': update(
    all('banners'),
    (id, pick) => sql`update banners set link = ${`/zebra-${pick}`}, position = ${pick}
      where id = ${id}`,
  ),
  'a new banner': (db: Db, pick: number) =>
    db.execute(sql`insert into banners (type, image, link, alt_text)
      values (${['main', 'last', 'bottom'][pick % 3]}, 'new.webp', '/', ${`New ${pick}`})`),
  'a removed banner': update(all('banners'), (id) => sql`delete from banners where id = ${id}`),
  'a question': update(
    all('faqs'),
    (id, pick) => sql`update faqs set question = ${`Why ${pick}?`}, position = ${pick}
      where id = ${id}`,
  ),
  'a new question': (db: Db, pick: number) =>
    db.execute(
      sql`insert into faqs (question, answer_html) values (${`New ${pick}?`}, '<p>a</p>')`,
    ),
  'a removed question': update(all('faqs'), (id) => sql`delete from faqs where id = ${id}`),
  'a page': (db: Db, pick: number) =>
    db.execute(sql`update pages set html = ${`<p>${pick}</p>`} where key =
      ${['about', 'terms', 'privacy', 'refund', 'shipping'][pick % 5]}`),
  'a removed page': (db: Db) => db.execute(sql`delete from pages where key = 'refund'`),
  'the name of the shop': (db: Db, pick: number) =>
    db.execute(sql`update settings set shop_name = ${`Shop ${pick}`}`),
  'the delivery charges': (db: Db, pick: number) =>
    db.execute(sql`update settings set cost_per_km_paise = ${pick}, express_paise = ${pick + 7}`),
  'a new synonym': (db: Db, pick: number) =>
    db.execute(sql`insert into synonyms (words) values
      (array['zebra', ${['shampoo', 'baby', 'soap'][pick % 3]}])`),
  'a removed synonym': update(
    sql`select id from synonyms where words && array['zebra', 'shampoo']`,
    (id) => sql`delete from synonyms where id = ${id}`,
  ),
} satisfies Record<string, CatalogueChange>;

/** Every kind of change that a cacheable answer shows. */
export const catalogueChanges: Record<string, CatalogueChange> = {
  ...productChanges,
  ...shopChanges,
};
