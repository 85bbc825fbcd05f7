import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { addProduct } from './builders.ts';
import { newOperator } from './operator.ts';
import { orderSuite } from './order-suite.ts';

/** A shop for the tests of a block that upload files, with operators and products of their own. */
export function importSuite(openDb: () => Promise<Database>) {
  const suite = orderSuite(openDb);
  const as = (role: 'owner' | 'staff' | 'packer') => newOperator(suite.shop, role);

  /** A product with a SKU of its own; ₹81 a unit in packs of 12, MRP ₹120. */
  async function product(facts: Parameters<typeof addProduct>[2] = {}) {
    const id = await addProduct(suite.db, undefined, facts);
    const read = async () => {
      const [row] = await suite.db.select().from(products).where(eq(products.id, id));
      const pack = await suite.db.select().from(packs).where(eq(packs.productId, id));
      if (!row) throw new Error('The product is gone.');
      return { ...row, packs: pack.sort((a, b) => a.slot - b.slot) };
    };
    return { id, read, sku: (await read()).sku };
  }

  return { suite, as, product };
}
