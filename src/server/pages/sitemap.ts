import type { FastifyInstance } from 'fastify';
import { brandSlug } from '#domain/catalogue/slug.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import { escapeMarkup } from '#server/html/escape.ts';

/** The protocol's own limit for one file. */
const maxPerFile = 50_000;
const fixedPages = [
  '/',
  '/shop',
  '/about',
  '/faqs',
  '/contact-us',
  '/shipping-policy',
  '/refund-policy',
  '/privacy-policy',
  '/term-condition',
];
/** Private or endless pages that no search engine should walk. */
const disallowed = [
  '/api',
  '/login',
  '/cart',
  '/checkout',
  '/complete-order',
  '/my-',
  '/order/',
  '/edit-order/',
  '/notification',
  '/wallet',
  '/reset-pin',
  '/shop?q=',
];

/** What search engines ask for: robots.txt, and a sitemap in as many files as it takes. */
export function addSitemap(
  app: FastifyInstance,
  catalogue: CatalogueStore,
  publicOrigin: () => string,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...disallowed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${publicOrigin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', (_request, reply) => {
    const paths = sitemapPaths(catalogue.current());
    const origin = publicOrigin();
    const files = Math.ceil(paths.length / maxPerFile);
    const body =
      files === 1
        ? urlSet(paths, origin)
        : xml(
            'sitemapindex',
            range(files).map((n) => `<sitemap><loc>${origin}/sitemap-${n + 1}.xml</loc></sitemap>`),
          );
    return reply.type('application/xml; charset=utf-8').send(body);
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}).xml', (request, reply) => {
    const start = (Number(request.params.number) - 1) * maxPerFile;
    const paths = sitemapPaths(catalogue.current()).slice(start, start + maxPerFile);
    if (start < 0 || paths.length === 0) return reply.callNotFound();
    return reply.type('application/xml; charset=utf-8').send(urlSet(paths, publicOrigin()));
  });
}

function sitemapPaths({ shop, all }: Catalogue): string[] {
  const parents = new Map(shop.subcategories.map((row) => [row.id, row.slug]));
  return [
    ...fixedPages,
    ...shop.subcategories.map((row) => `/${row.slug}`),
    ...shop.subSubcategories.map((row) => `/${parents.get(row.subcategoryId)}/${row.slug}`),
    ...shop.brands.map((brand) => `/brand/${brand.id}/${brandSlug(brand.name)}`),
    ...all.inOrder('relevance').map((product) => `/product-detail/${product.slug}`),
  ];
}

function urlSet(paths: string[], origin: string): string {
  return xml(
    'urlset',
    paths.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`),
  );
}

function xml(root: string, items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${root}>`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
