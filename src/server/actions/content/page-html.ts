import { Refusal } from '#contract/refusal.ts';
import type { PageKey } from '#domain/limits.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';

/** A page of the shop, as the five page actions answer it. */
export function pageHtml(catalogue: CatalogueStore, key: PageKey): { data: { value: string } } {
  const page = catalogue.current().shop.pages.find((row) => row.key === key);
  if (!page) throw new Refusal('not-found', 'This page has not been written yet.');
  return { data: { value: page.html } };
}
