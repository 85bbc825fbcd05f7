import { freeSlug, productSlug, slugAfterRename } from '#domain/catalogue/product-rules.ts';
import type { Db } from '#server/db/connect.ts';
import { type ComparedProduct, readAllSlugs } from '#server/queries/files/import-lookups.ts';

type Draft = { product_name: string; sku: string };

/** Chooses the slugs of new and renamed products, each once; read when the first is wanted. */
export function openSlugs(db: Db) {
  let taken: Set<string> | undefined;

  async function choose(draft: Draft, own: readonly string[]): Promise<string> {
    taken ??= await readAllSlugs(db);
    const others = taken;
    const free = { has: (slug: string) => others.has(slug) && !own.includes(slug) };
    const slug = freeSlug(productSlug(draft.product_name, draft.sku), free);
    taken.add(slug);
    return slug;
  }

  /** The columns that a product's address adds to what changes; none where it stays. */
  return async function slugColumns(draft: Draft, found: ComparedProduct | undefined) {
    if (!found) return { before: {}, after: { slug: await choose(draft, []), old_slugs: [] } };
    const { name, sku, slug, oldSlugs } = found.product;
    if (slugAfterRename({ product_name: name, sku, slug }, draft.product_name) !== '') {
      return { before: {}, after: {} };
    }
    const next = await choose(draft, [slug, ...oldSlugs]);
    if (next === slug) return { before: {}, after: {} };
    const without = (kept: string) => oldSlugs.filter((one) => one !== kept);
    return {
      // Undone, the address that it had meanwhile still leads to it.
      before: { slug, old_slugs: [...without(slug), next] },
      after: { slug: next, old_slugs: [...without(next), slug] },
    };
  };
}
