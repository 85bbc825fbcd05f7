import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brands, products } from '#server/db/schema/catalogue.ts';
import { importRows } from '#server/db/schema/files.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { addProduct } from '#test/builders.ts';
import { type Edit, editSuite, raise } from '#test/edit-suite.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('bulk edits on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');
  const { soaps, edit, priceOf } = editSuite(suite);

  test('a preview says row by row what would change, what not, and why', async () => {
    const me = await owner();
    const [one, dear] = [
      await addProduct(suite.db),
      await addProduct(suite.db, [{ size: 6, pricePaise: 119_00 }]),
    ];
    const none = await addProduct(suite.db, []);
    const input = { ids: [one, dear, none], change: raise };
    const { rows, ...counts } = await me.call('previewProductEdit', input);
    expect(counts).toMatchObject({ changed: 1, unchanged: 1, refused: 1 });
    expect(rows?.find(({ id }) => id === one)).toMatchObject({
      ...{ outcome: 'changed', problem: null },
      before: { packs: [{ selling_price: 81, sp_percentage: 32.5 }] },
      after: { packs: [{ selling_price: 85, sp_percentage: 29.17 }] },
    });
    const refused = await me.call('previewProductEdit', { ...input, show: 'refused' });
    expect(refused.rows).toMatchObject([
      { id: dear, problem: { field: 'selling_price1', message: 'must not be above the MRP' } },
    ]);
    const paged = await me.call('previewProductEdit', { ...input, page: 2, limit: 2 });
    expect(paged.rows).toHaveLength(1);
    expect(await priceOf(me, one)).toBe(81);
  });

  test('prices are raised at once, reach the carts, are in the log, and are undone whole', async () => {
    const me = await owner();
    const ids = await soaps(3);
    const [first = 0] = ids;
    await suite.buyer.addPacks(first, 1);
    const { edit: made } = await edit(me, { ids, change: raise, expected: 3 });
    expect(made).toMatchObject({ state: 'applied', changed: 3, run_at: null, problem: '' });
    const { product } = await me.call('getProduct', { id: first });
    expect(product).toMatchObject({ selling_price1: 85, version: 2 });
    expect(product?.prices_changed_at).not.toBeNull();
    const { me: customer } = suite.buyer;
    const { cart } = await customer.call('getCartProductByUserId', { userId: customer.id });
    expect(cart).toMatchObject([{ selling_price: 85, price_update2: 'yes' }]);
    const { rows } = await me.call('getProductEdit', { id: made?.id ?? 0 });
    expect(rows).toHaveLength(3);
    expect(rows?.[0]).toMatchObject({
      before: { packs: [{ selling_price: 81 }] },
      after: { packs: [{ selling_price: 85 }] },
    });
    expect(await me.call('undoProductEdit', { id: made?.id ?? 0 })).toMatchObject({
      edit: { state: 'undone', undone_at: expect.any(String) },
    });
    expect(await priceOf(me, first)).toBe(81);
    const log = await suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product-edit ${made?.id}`))
      .orderBy(auditLog.id);
    expect(log).toMatchObject([
      { action: 'editProducts', operatorId: me.id, details: { after: { ...raise, products: 3 } } },
      { action: 'undoProductEdit', details: { after: { state: 'undone' } } },
    ]);
    const ofProduct = await me.call('getAuditLog', { subject: `product ${first}` });
    expect(ofProduct.entries).toMatchObject([
      {
        action: 'undoProductEdit',
        ...{ before: { selling_price1: 85 }, after: { selling_price1: 81 } },
      },
      {
        ...{ action: 'editProducts', operator: { id: me.id } },
        ...{ before: { selling_price1: 81 }, after: { selling_price1: 85 } },
      },
    ]);
    const ofEdit = await me.call('getAuditLog', { subject: `product-edit ${made?.id}` });
    expect(ofEdit.entries).toHaveLength(2 + 2 * 3);
    const all = await me.call('getAuditLog', { operator_id: me.id });
    expect(all.entries?.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`product-edit ${made?.id}`),
    );
    expect(await me.call('undoProductEdit', { id: made?.id ?? 0 })).toMatchObject({
      code: 'not-applied',
    });
  });

  test('an edit is not undone once a product has changed since; the one before it can be', async () => {
    const me = await owner();
    const ids = await soaps(2);
    const [first = 0, second = 0] = ids;
    const one = (await edit(me, { ids, change: raise, expected: 2 })).edit?.id ?? 0;
    const hide = { field: 'hidden', value: true } as const;
    const two = (await edit(me, { ids: [first], change: hide, expected: 1 })).edit?.id ?? 0;
    const refused = await me.call('undoProductEdit', { id: one });
    expect(refused).toMatchObject({ http: 200, code: 'changed-since', count: 1 });
    expect(await priceOf(me, second)).toBe(85);
    expect(await me.call('undoProductEdit', { id: two })).toMatchObject({ success: true });
    expect(await me.call('undoProductEdit', { id: one })).toMatchObject({ success: true });
    const { product } = await me.call('getProduct', { id: first });
    expect(product).toMatchObject({ selling_price1: 81, hidden: false, version: 5 });
  });

  test('an edit whose rows were cleaned away is not undone', async () => {
    const me = await owner();
    const ids = await soaps(1);
    const id = (await edit(me, { ids, change: raise, expected: 1 })).edit?.id ?? 0;
    await suite.db.delete(importRows).where(eq(importRows.fileId, id));
    expect(await me.call('undoProductEdit', { id })).toMatchObject({ code: 'rows-cleaned' });
    expect(await me.call('getProductEdit', { id })).toMatchObject({ edit: { state: 'applied' } });
  });

  test('everything that filters find is changed: category, brand, MRP, best pick', async () => {
    const me = await owner();
    const [id = 0] = await soaps(1);
    const { product } = await me.call('getProduct', { id });
    const filters = { q: product?.sku ?? '' };
    const [brand] = await suite.db.select().from(brands).orderBy(brands.id).offset(1).limit(1);
    const { categories } = await me.call('listCategories', {});
    const place = categories?.flatMap(({ subcategories }) => subcategories).at(-1);
    for (const change of [
      { field: 'brand', brand_id: brand?.id ?? 0 },
      { field: 'category', subcategory_id: place?.id ?? 0, sub_subcategory_id: null },
      { field: 'mrp', by: 'amount', value: 150, rounding: 'none' },
      { field: 'best_pick', value: true },
    ] as const) {
      expect(await edit(me, { filters, change, expected: 1 })).toMatchObject({
        edit: { changed: 1, change },
      });
    }
    expect((await me.call('getProduct', { id })).product).toMatchObject({
      ...{ brand_id: brand?.id, subcategory_id: place?.id, mrp: 150, best_pick: true, version: 5 },
    });
  });

  test('hiding says in how many carts the products are', async () => {
    const me = await owner();
    const ids = await soaps(2);
    await suite.buyer.addPacks(ids[0] ?? 0, 1);
    const change = { field: 'hidden', value: true } as const;
    expect(await me.call('previewProductEdit', { ids, change })).toMatchObject({
      ...{ changed: 2, in_carts: 1, cart_count: 1 },
    });
  });

  test('are found by words of a product they change, and by who made them', async () => {
    const me = await owner();
    const ids = await soaps(2);
    const expected = { expected: 2, idempotency_key: `words ${ids[0]}` };
    const { edit } = await me.call('editProducts', { ids, change: raise, ...expected });
    const [row] = await suite.db
      .select()
      .from(products)
      .where(eq(products.id, ids[0] ?? 0));
    for (const q of [row?.sku.toLowerCase() ?? '', row?.sku ?? '']) {
      expect(await me.call('listProductEdits', { q })).toMatchObject({ edits: [{ id: edit?.id }] });
      expect(await me.call('countProductEdits', { q })).toMatchObject({ count: 1 });
    }
    const mine = await me.call('listProductEdits', { q: 'a OWNER' });
    expect(mine.edits?.[0]?.id).toBe(edit?.id);
    expect(await me.call('listProductEdits', { q: '100%' })).toMatchObject({ edits: [] });
    expect(await me.call('countProductEdits', { q: 'nobody', state: 'applied' })).toMatchObject({
      count: 0,
    });
  });

  test('the same key makes one edit; another change under it is refused', async () => {
    const me = await owner();
    const ids = await soaps(1);
    const input = { ids, change: raise, expected: 1, idempotency_key: `once ${ids[0]}` };
    const one = await me.call('editProducts', input);
    expect(await me.call('editProducts', input)).toMatchObject({ edit: { id: one.edit?.id } });
    expect(await priceOf(me, ids[0] ?? 0)).toBe(85);
    const other = { ...input, change: { ...raise, value: 6 } };
    expect(await me.call('editProducts', other)).toMatchObject({ code: 'key-reused' });
  });

  test('edits that cannot be made change nothing', async () => {
    const me = await owner();
    const ids = await soaps(1);
    const past = new Date(Date.now() - 1_000).toISOString();
    const hidden = { field: 'hidden', value: false } as const;
    for (const [input, answer] of [
      [
        { ids, change: raise, expected: 2 },
        { code: 'changed-elsewhere', changed: 1 },
      ],
      [{ ids, change: hidden, expected: 1 }, { code: 'nothing-to-change' }],
      [{ ids, change: raise, expected: 1, run_at: past }, { code: 'time-passed' }],
      [{ change: raise, expected: 1 }, { http: 400 }],
      [{ ids, filters: {}, change: raise, expected: 1 }, { http: 400 }],
      [{ ids, change: { ...raise, by: 'margin', value: 100 }, expected: 1 }, { http: 400 }],
      [{ ids, change: { ...raise, value: -100 }, expected: 1 }, { http: 400 }],
      [{ ids, change: { field: 'brand', brand_id: 999_999 }, expected: 1 }, { http: 400 }],
      [{ ids, change: { field: 'category', subcategory_id: 999_999 }, expected: 1 }, { http: 400 }],
    ] as const) {
      // Spread: the contract's lists are not readonly.
      expect(await edit(me, { ...input } as Edit), JSON.stringify(input)).toMatchObject(answer);
    }
    for (const change of [
      { field: 'brand', brand_id: 999_999 },
      { field: 'category', subcategory_id: 999_999 },
    ] as const) {
      // A preview promises nothing that applying refuses.
      expect(await me.call('previewProductEdit', { ids, change })).toMatchObject({ http: 400 });
    }
    expect(await priceOf(me, ids[0] ?? 0)).toBe(81);
    for (const name of ['getProductEdit', 'cancelProductEdit', 'undoProductEdit'] as const) {
      expect(await me.call(name, { id: 999_999 })).toMatchObject({ http: 404 });
    }
  });

  test('staff change prices, owners the rest, packers nothing', async () => {
    const [me, staff, packer] = [
      await owner(),
      await newOperator(suite.shop, 'staff'),
      await newOperator(suite.shop, 'packer'),
    ];
    const ids = await soaps(1);
    const hide = { field: 'hidden', value: true } as const;
    expect(await edit(staff, { ids, change: hide, expected: 1 })).toMatchObject({ http: 403 });
    const preview = await staff.call('previewProductEdit', { ids, change: hide });
    expect(preview).toMatchObject({ http: 403 });
    const id = (await edit(me, { ids, change: hide, expected: 1 })).edit?.id ?? 0;
    expect(await staff.call('undoProductEdit', { id })).toMatchObject({ http: 403 });
    expect(await edit(staff, { ids, change: raise, expected: 1 })).toMatchObject({ success: true });
    expect(await edit(packer, { ids, change: raise, expected: 1 })).toMatchObject({ http: 403 });
  });
});
