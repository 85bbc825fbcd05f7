import type { EditChange } from '#contract/console/bulk-edit.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { permissionOfEdit } from '#domain/catalogue/bulk-edit.ts';
import { maxProductsEdited } from '#domain/limits.ts';
import { productSearchOf } from '#server/console/actions/products/product-search.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { searchProductIds } from '#server/queries/catalogue/console-products.ts';

type Target = Pick<ParsedConsoleInput<'editProducts'>, 'ids' | 'filters'>;

/** The products that are meant, by name; undefined: more than one edit may change. */
export async function findTargets(
  db: OperatorContext['db'],
  { ids, filters }: Target,
): Promise<number[] | undefined> {
  const search = { ...productSearchOf(filters ?? { q: '' }), ids };
  const limit = maxProductsEdited + 1;
  const found = await searchProductIds(db, { ...search, after: undefined, limit });
  return found.length < limit ? found : undefined;
}

export const tooMany = `At most ${maxProductsEdited} products are changed at once. Please filter them.`;

/** As in saveProduct: the rest of a product is the owner's. */
export function refuseBeyondPrices({ operator }: OperatorContext, change: EditChange): void {
  if (operator.may(permissionOfEdit(change))) return;
  throw new Refusal('not-allowed', 'Your role may change prices and MRPs, nothing else.');
}
