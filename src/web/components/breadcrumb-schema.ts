import type { Crumb } from './Breadcrumbs.tsx';

/** schema.org's BreadcrumbList: every level that has a page, the last one being the page itself. */
export function breadcrumbSchema(crumbs: Crumb[], origin: string): object {
  const last = crumbs.length - 1;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter((crumb, index) => crumb.path !== undefined || index === last)
      .map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(path === undefined ? {} : { item: origin + path }),
      })),
  };
}
