import type { Running } from './processes.ts';

const searches = ['shampoo', 'baby', 'neem', 'dog food'];

/** What people look at: 400 products, every category, the lists of the home page, searches. */
export async function readPaths({ url }: Running): Promise<string[]> {
  const { products, categories } = await slugs(url);
  return [
    ...products.map((slug) => `getProductBySlug&slug=${slug}`),
    ...categories.map((slug) => `getProductsBySubcategorySlug&slug=${slug}&limit=24`),
    'getHomeSettings',
    'getAllFaqs',
    'getBanners',
    'getAllProductsWithImageNew&limit=24',
    'getAllProductsWithImageNewBest&limit=24',
    ...searches.map((words) => `searchProducts&q=${encodeURIComponent(words)}&limit=8`),
  ].map((text) => `/api?endpoint=${text}`);
}

/** The same as pages. */
export async function pagePaths({ url }: Running): Promise<string[]> {
  const { products, categories } = await slugs(url);
  const product = products.map((slug) => `/product-detail/${slug}`);
  return ['/', ...product, ...categories.map((slug) => `/${slug}`)];
}

async function slugs(url: string): Promise<{ products: string[]; categories: string[] }> {
  const call = (text: string) => fetch(`${url}/api?endpoint=${text}`).then((r) => r.json());
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => call(`getAllProductsWithImageNewBest&limit=100&page=${page}`)),
  );
  const { categories } = await call('getAllCategoriesWithSubcategories');
  return {
    products: pages.flatMap(({ products }) => products.map((one: { slug: string }) => one.slug)),
    categories: categories.flatMap((one: { subcategories: { slug: string }[] }) =>
      one.subcategories.map((sub) => sub.slug),
    ),
  };
}
