import { describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addShop } from '#test/builders.ts';
import { noteError } from '#test/logged-errors.ts';
import { migrationTime } from '#test/migration-time.ts';
import { newOperator } from '#test/operator.ts';
import { startApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { runDueEdits } from './run-due-edits.ts';

const openEmptyServer = async () => openPostgres(await newPostgresDb('template0'), noteError);

/** The last migration with tables of their own for bulk edits. */
const last = '0030_import-names';

const migrateToOldEdits = (database: Database) => database.migrate(migrationTime(last));

/** A price of 84 that edit 1 took to 90, version 2; edit 2 is to raise it; edit 3 hid the other and was undone. */
const oldEdits = `
  insert into operators (email, name, role, password_hash) values ('o@thok.example', 'Olga', 'owner', 'x');
  insert into brands (name, logo) values ('Himal', '');
  insert into categories (name) values ('Care');
  insert into subcategories (category_id, name, slug, image) values (1, 'Skin', 'skin', '');
  insert into products (slug, sku, unique_id, name, image, brand_id, subcategory_id, mrp_paise, max_units, stock,
    initial_stock, description_html, version)
  select s, s, s, s, '', 1, 1, 12000, 240, 100, 100, '', v from (values ('soap', 2), ('cream', 3)) p(s, v);
  insert into packs (product_id, slot, size, price_paise, mrp_paise, packaging)
  values (1, 1, 12, 9000, null, 'Box of 12'), (2, 1, 6, 8000, 11000, '');
  insert into import_files (kind, name, operator_id, state) values ('prices', 'a file', 1, 'refused');
  insert into product_edits (change, operator_id, state, run_at, applied_at, undone_at, changed, idempotency_key)
  values
    ('{"field":"price","by":"rupees","value":6,"rounding":"none"}', 1, 'applied', null, now(), null, 1, 'one'),
    ('{"field":"price","by":"rupees","value":1,"rounding":"none"}', 1, 'scheduled', now(), null, null, 2, 'two'),
    ('{"field":"hidden","value":true}', 1, 'undone', null, now(), now(), 1, 'three');
  create function state(price int, mrp int, hidden boolean) returns jsonb language sql as $$
    select jsonb_build_object('mrpPaise', 12000, 'maxUnits', 240, 'packs', jsonb_build_array(jsonb_build_object(
        'slot', 1, 'size', 12, 'pricePaise', price, 'mrpPaise', mrp)),
      'brandId', 1, 'subcategoryId', 1, 'subSubcategoryId', null, 'hidden', hidden, 'bestPick', false) $$;
  insert into product_edit_rows (edit_id, product_id, before, after, version) values
    (1, 1, state(8400, null, false), state(9000, null, false), 2), (2, 1, null, null, null),
    (2, 2, null, null, null), (3, 2, state(8000, 11000, false), state(8000, 11000, true), 2);`;

describe('bulk edits of an earlier version', () => {
  test('are shown, undone and run after the update, under the numbers they had', async () => {
    const database = await openEmptyServer();
    await migrateToOldEdits(database);
    await database.execute(oldEdits);
    await database.migrate();
    // A node of the version before may still run: it finds nothing to do.
    const waiting = "select id from product_edits where state = 'scheduled'";
    expect((await database.execute(waiting)).rows).toEqual([]);
    await addShop(database.db);
    const shop = await startApp(database);
    const me = await newOperator(shop, 'owner');
    const { edits } = await me.call('listProductEdits', {});
    expect(edits).toMatchObject([
      { id: 3, state: 'undone', change: { field: 'hidden' }, undone_at: expect.any(String) },
      { id: 2, state: 'scheduled', changed: 2, run_at: expect.any(String) },
      { id: 1, state: 'applied', changed: 1, operator_name: 'Olga' },
    ]);
    expect(await me.call('listFiles', {})).toMatchObject({
      files: [{ file_id: 1, kind: 'prices' }],
    });
    expect((await me.call('getProductEdit', { id: 1 })).rows).toMatchObject([
      {
        ...{ id: 1, sku: 'soap' },
        before: { mrp: 120, packs: [{ set_qty: 12, selling_price: 84, mrp: 120 }], hidden: false },
        after: { mrp: 120, packs: [{ selling_price: 90, sp_percentage: 25 }] },
      },
    ]);
    expect((await me.call('getProductEdit', { id: 3 })).rows).toMatchObject([
      { id: 2, before: { packs: [{ mrp: 110 }], hidden: false }, after: { hidden: true } },
    ]);

    expect(await me.call('undoProductEdit', { id: 1 })).toMatchObject({
      edit: { state: 'undone' },
    });
    const { product } = await me.call('getProduct', { id: 1 });
    expect(product).toMatchObject({ version: 3, selling_price1: 84, packaging1: 'Box of 12' });
    const log = await me.call('getAuditLog', { subject: 'product 1' });
    expect(log.entries).toMatchObject([
      { part_of: 'product-edit 1', before: { selling_price1: 90 }, after: { selling_price1: 84 } },
    ]);

    expect(await runDueEdits(database.db)).toBe('1 applied, 0 failed');
    expect(await me.call('getProductEdit', { id: 2 })).toMatchObject({
      edit: { state: 'applied', changed: 2 },
      rows: [{ after: { packs: [{ selling_price: 81 }] } }, { sku: 'soap' }],
    });
    const key = { expected: 1, idempotency_key: 'four' };
    const change = { field: 'hidden', value: true } as const;
    const made = await me.call('editProducts', { ids: [1], change, ...key });
    // One that no edit had before.
    expect(made.edit?.id).toBeGreaterThan(3);
    expect(await me.call('getFile', { file_id: made.edit?.id ?? 0 })).toMatchObject({ http: 404 });
    expect(await me.call('listProductEdits', { limit: 1 })).toMatchObject({
      edits: [{ id: made.edit?.id }],
      next: String(made.edit?.id),
    });
    await shop.close();
  });
});
