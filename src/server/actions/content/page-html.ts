import type { PageKey } from '#domain/limits.ts';
import type { PublicContext } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';

/** A page of the shop, as the five page actions answer it. */
export function pageHtml(
  { catalogue, dependsOn }: PublicContext,
  key: PageKey,
): { data: { value: string } } {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.pages);
  const page = shop.pages.find((row) => row.key === key);
  if (!page) throw notFound('page');
  return { data: { value: page.html } };
}
