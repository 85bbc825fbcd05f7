import { lockCategorySlugs } from '#server/queries/catalogue/console-categories.ts';
import {
  deleteFileBrands,
  insertBrands,
  placeInBrands,
  readRowsOfNewBrands,
} from '#server/queries/files/import-brands.ts';
import { eachRange } from './each-range.ts';
import type { Write } from './writer.ts';

/** Makes the brands that a file names and the shop does not have. */
export async function makeBrands({ tx, file }: Write): Promise<void> {
  if (file.newBrands.length === 0) return;
  await lockCategorySlugs(tx); // as saveBrand does: one name, one brand
  const made = await insertBrands(tx, file.newBrands);
  await eachRange(await readRowsOfNewBrands(tx, file.id), ({ first, last }) =>
    placeInBrands(tx, { fileId: file.id, first, last }, made),
  );
}

/** After the products: a brand that others have taken up stays. */
export async function takeBrandsBack({ tx, file }: Write): Promise<void> {
  if (file.newBrands.length === 0) return;
  await lockCategorySlugs(tx);
  await deleteFileBrands(tx, file.id);
}
