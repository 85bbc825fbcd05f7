import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#server/db/schema/operators.ts';
import { addProduct } from '#test/builders.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { productFields, savedProduct } from '#test/product-fields.ts';
import { databases } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

describe.each(databases)('an operator’s products on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');

  test('are added with every field, and what is answered can be sent back', async () => {
    const me = await owner();
    const product = await savedProduct(me, {
      ...{ product_name: 'Tulsi & Neem Soap (75 g)', set_qty2: 48, selling_price2: 29, mrp2: 39 },
      ...{ stock: 96, barcode: '8900000000011', low_stock_units: 24, best_pick: true },
      product_description: '<p>Mild.</p><script>alert(1)</script>',
    });
    expect(product).toMatchObject({
      ...{ version: 1, slug: 'tulsi-neem-soap-75-g', stock: 96, mrp1: null, mrp2: 39 },
      ...{ sp_percentage1: 23.75, sp_percentage2: 25.64, product_description: '<p>Mild.</p>' },
      ...{ hidden: false, low_stock: false, cart_count: 0, order_count: 0 },
    });
    const again = await me.call('saveProduct', product);
    expect(again).toMatchObject({ success: true, product });
    const changed = await me.call('saveProduct', { ...product, mrp: 42, packaging1: null });
    expect(changed.product).toMatchObject({ version: 2, mrp: 42, packaging1: '' });
    const { movements } = await me.call('listStockMovements', { product_id: product.id });
    expect(movements).toMatchObject([
      { units: 96, balance: 96, reason: 'restock', actor_name: 'A owner', note: 'Opening stock' },
    ]);
  });

  test('are changed field by field; the rest stays, and the audit log has what differs', async () => {
    const me = await owner();
    const { id } = await savedProduct(me);
    const { product } = await me.call('saveProduct', { id, version: 1, selling_price1: 31 });
    expect(product).toMatchObject({ version: 2, selling_price1: 31, set_qty1: 12, mrp: 40 });
    expect(product?.prices_changed_at).not.toBeNull();
    const log = await suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product ${id}`));
    expect(log.at(-1)).toMatchObject({
      ...{ action: 'saveProduct', operatorId: me.id },
      details: { before: { selling_price1: 30.5 }, after: { selling_price1: 31 } },
    });
  });

  test('that someone else changed meanwhile are shown as they are now', async () => {
    const me = await owner();
    const { id } = await savedProduct(me);
    await me.call('saveProduct', { id, version: 1, mrp: 45 });
    expect(await me.call('saveProduct', { id, version: 1, maxqty: 100 })).toMatchObject({
      ...{ http: 200, success: false, code: 'changed-elsewhere' },
      product: { id, version: 2, mrp: 45, maxqty: 240 },
    });
  });

  test('lose what nobody sees in a name, in the form and in a file alike', async () => {
    const me = await owner();
    const hidden = { product_name: '\u202eTulsi\u200b\nTea\u00ad', sku: '\u200eTEA-\u200b1' };
    const { id, product_name, sku } = await savedProduct(me, hidden);
    expect([product_name, sku]).toEqual(['Tulsi Tea', 'TEA-1']);
    const check = (row: Record<string, string>) =>
      checkFile(suite.shop, me, 'products', csvOf([row]));
    expect(await check(hidden)).toMatchObject({ rows: 1, changes: 0, errors: [] });
    expect(await check({ sku: 'TEA-1\nTEA-2', product_name: 'Tea' })).toMatchObject({
      errors: [{ row: 2, column: 'sku', message: 'must be on one line' }],
    });
    expect(await me.call('getProduct', { id })).toMatchObject({ product: { version: 1 } });
  });

  test('keep their old addresses when they are renamed', async () => {
    const me = await owner();
    const [one, two] = [
      await savedProduct(me, { product_name: 'Amla Oil' }),
      await savedProduct(me, { product_name: 'Amla Oil' }),
    ];
    expect([one.slug, two.slug]).toEqual(['amla-oil', 'amla-oil-2']);
    const { product } = await me.call('saveProduct', { ...one, product_name: 'Amla Hair Oil' });
    expect(product?.slug).toBe('amla-hair-oil');
    const third = await savedProduct(me, { product_name: 'Amla Oil' });
    expect(third.slug).toBe('amla-oil-3');
    const own = await me.call('saveProduct', { id: two.id, slug: 'Best Amla Oil!' });
    expect(own.product?.slug).toBe('best-amla-oil');
    await suite.shop.catalogue.refresh();
    for (const [slug, id] of [
      ['amla-oil', one.id],
      ['amla-hair-oil', one.id],
      ['amla-oil-2', two.id],
    ]) {
      const found = await suite.buyer.me.call('getProductBySlug', { slug: String(slug) });
      expect(found.product?.id, String(slug)).toBe(id);
    }
  });

  test.each([
    [{ product_name: ' ' }, 'product_name: is required'],
    [{ product_name: '\u200b\u202e' }, 'product_name: is required'],
    [{ sku: 'TWO\nLINES' }, 'sku: must be on one line'],
    [{ barcode: '890\r\n123' }, 'barcode: must be on one line'],
    [{ mrp: 'ten' }, 'mrp: must be an amount'],
    [{ mrp: 0 }, 'mrp: must be above 0'],
    [{ selling_price1: 40.01 }, 'selling_price1: must not be above the MRP'],
    [{ selling_price1: 0 }, 'selling_price1: must be an amount in rupees above 0'],
    [{ selling_price2: 20 }, 'set_qty2: is required with a price'],
    [{ set_qty3: 20 }, 'selling_price3: is required'],
    [{ set_qty1: 241 }, 'set_qty1: must not be above the most units in a cart (240)'],
    [
      { selling_price1: 90.555 },
      'selling_price1: must be an amount in rupees above 0 with at most 2 dec',
    ],
    [{ maxqty: 0 }, 'maxqty'],
    [{ image_name: '../secret.webp' }, 'image_name'],
    [{ image_name: 'nowhere.webp' }, 'image_name: is not there'],
    [{ brand_id: 9_999 }, 'brand_id: is not there'],
    [{ subcategory_id: 9_999 }, 'subcategory_id: is not there'],
    [{ sub_subcategory_id: 9_999 }, 'sub_subcategory_id: does not belong'],
  ])('with %j are refused, naming the field', async (wrong, message) => {
    const { call } = await owner();
    const answer = await call('saveProduct', productFields(wrong));
    expect([answer.http, toldFields(answer)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('say everything that is wrong with their packs at once', async () => {
    const { call } = await owner();
    const answer = await call(
      'saveProduct',
      productFields({ selling_price1: 99_999, set_qty2: 6 }),
    );
    expect(answer).toMatchObject({
      ...{ http: 400, code: 'bad-input' },
      fields: {
        selling_price1: 'must not be above the MRP',
        selling_price2: expect.stringContaining('required'),
      },
    });
  });

  test('need what a product cannot be without', async () => {
    const { call } = await owner();
    const answer = await call('saveProduct', { product_name: 'Nothing else' });
    expect(answer).toMatchObject({ http: 400, message: 'SKU is required.' });
    expect(await call('saveProduct', { id: 9_999_999, mrp: 1 })).toMatchObject({ http: 404 });
    expect(await call('getProduct', { id: 9_999_999 })).toMatchObject({ http: 404 });
  });

  test('share neither SKU nor barcode', async () => {
    const me = await owner();
    const one = await savedProduct(me, { barcode: '890-1' });
    const two = await savedProduct(me);
    const sku = one.sku.toLowerCase();
    expect(await me.call('saveProduct', productFields({ sku }))).toMatchObject({
      code: 'sku-taken',
    });
    const taken = await me.call('saveProduct', { id: two.id, barcode: '890-1' });
    expect(taken).toMatchObject({ code: 'barcode-taken' });
    for (const code of [sku, '890-1']) {
      expect(await me.call('findProduct', { code })).toMatchObject({ product: { id: one.id } });
    }
    expect(await me.call('findProduct', { code: 'nothing' })).toMatchObject({ http: 404 });
  });

  test('are all that staff see, and change only the prices of', async () => {
    const { id } = await savedProduct(await owner());
    const staff = await newOperator(suite.shop, 'staff');
    const { product } = await staff.call('saveProduct', { id, selling_price1: 29, mrp: 41 });
    expect(product).toMatchObject({ selling_price1: 29, mrp: 41 });
    for (const wrong of [
      { id, hidden: true },
      { id, selling_price1: 28, maxqty: 12 },
      productFields(),
    ]) {
      expect(await staff.call('saveProduct', wrong)).toMatchObject({
        http: 403,
        code: 'not-allowed',
      });
    }
    expect(await staff.call('deleteProduct', { id })).toMatchObject({ http: 403 });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('listProducts', {})).toMatchObject({ http: 403 });
    expect(await packer.call('saveProduct', { id, mrp: 1 })).toMatchObject({ http: 403 });
  });

  test('reach the storefront at once; a changed price marks the carts that hold it', async () => {
    const me = await owner();
    const { id, slug } = await savedProduct(me, { stock: 480 });
    const shown = () => suite.buyer.me.call('getProductBySlug', { slug });
    await expect.poll(async () => (await shown()).product?.stock).toBe(480);
    await suite.buyer.addPacks(id, 2);
    await me.call('saveProduct', { id, selling_price1: 32 });
    const { me: customer } = suite.buyer;
    const cart = await customer.call('getCartProductByUserId', { userId: customer.id });
    expect(cart.cart).toMatchObject([{ selling_price: 32, price_update2: 'yes' }]);
    await expect.poll(async () => (await shown()).product?.selling_price1).toBe(32);
    await me.call('saveProduct', { id, hidden: true });
    await expect.poll(async () => (await shown()).http).toBe(404);
  });

  test('are deleted only without a history, and otherwise hidden', async () => {
    const me = await owner();
    const unused = await savedProduct(me);
    expect(await me.call('deleteProduct', { id: unused.id, version: 9 })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(unused.is_used).toBe(false);
    expect(await me.call('deleteProduct', { id: unused.id })).toMatchObject({ deleted: true });
    expect(await me.call('getProduct', { id: unused.id })).toMatchObject({ http: 404 });
    const ordered = await suite.buyer.fill(6);
    await suite.buyer.placed();
    await suite.buyer.addPacks(ordered, 1);
    expect(await me.call('deleteProduct', { id: ordered })).toMatchObject({
      ...{ deleted: false, hidden: true, cart_count: 1 },
    });
    const { product } = await me.call('getProduct', { id: ordered });
    expect(product).toMatchObject({ hidden: true, order_count: 1, cart_count: 1, version: 2 });
  });

  test('with nothing but their opening stock are deleted, and one movement more keeps them', async () => {
    const me = await owner();
    const [opened, sold] = [
      await savedProduct(me, { stock: 48 }),
      await savedProduct(me, { stock: 48 }),
    ];
    expect(opened).toMatchObject({ stock: 48, is_used: false });
    expect(await me.call('deleteProduct', { id: opened.id })).toMatchObject({ deleted: true });
    const ledger = { product_id: opened.id };
    expect(await me.call('listStockMovements', ledger)).toMatchObject({ http: 404 });
    const log = await me.call('getAuditLog', { subject: `product ${opened.id}` });
    expect(log.entries?.[0]).toMatchObject({ before: { stock: 48 }, after: { deleted: true } });
    await me.call('changeStock', { product_id: sold.id, units: 1, reason: 'counter-sale' });
    expect(await me.call('deleteProduct', { id: sold.id })).toMatchObject({ deleted: false });
    const kept = await me.call('listStockMovements', { product_id: sold.id });
    expect(kept.movements).toHaveLength(2);
  });

  test('that lose a pack leave the carts that held it', async () => {
    const me = await owner();
    const id = await addProduct(suite.db, [
      { size: 12, pricePaise: 81_00 },
      { size: 6, pricePaise: 82_00 },
    ]);
    await suite.buyer.addPacks(id, 1);
    await me.call('saveProduct', { id, set_qty1: null, selling_price1: null });
    expect(await suite.buyer.cartCount()).toBe(0);
    const { product } = await me.call('getProduct', { id });
    expect(product).toMatchObject({ set_qty1: null, selling_price1: null, set_qty2: 6 });
    const isLow = async (units: number, change: object) => {
      await me.call('changeStock', { product_id: id, units, reason: 'count' });
      return (await me.call('saveProduct', { id, ...change })).product?.low_stock;
    };
    expect([await isLow(18, {}), await isLow(17, {})]).toEqual([false, true]);
    expect([await isLow(17, { set_qty2: 5 }), await isLow(14, {})]).toEqual([false, true]);
    const gone = { set_qty2: null, selling_price2: null };
    expect([await isLow(0, gone), await isLow(0, { low_stock_units: 1 })]).toEqual([false, true]);
  });

  test('can have a brand that was added a moment ago', async () => {
    const me = await owner();
    const { brand } = await me.call('saveBrand', { brand_name: 'Hill Tea' });
    const { brands } = await me.call('listCategories', {});
    expect(brands).toContainEqual({ id: brand?.id, name: 'Hill Tea' });
  });
});
