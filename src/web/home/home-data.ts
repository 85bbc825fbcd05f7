import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { BannerWire, BrandWire } from '#contract/shop.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';

type HomeData = {
  banners: BannerWire[];
  lastBanners: BannerWire[];
  bottomBanners: BannerWire[];
  /** What the customer ordered lately; undefined: the browser is to read it. */
  buyAgain: Product[] | undefined;
  bestSelling: Product[];
  featured: Product[];
  brands: BrandWire[];
};

/** Two rounds of the widest carousel. */
const row = { limit: 12 };

function lastOrders(userId: number) {
  return { user_id: userId, limit: 5, cards: '1' } as const;
}

/** Empty for visitors, and where the read fails. */
export async function readBuyAgain(
  call: Call,
  log: Log,
  userId: number | undefined,
): Promise<Product[]> {
  if (userId === undefined) return [];
  const read = optional(log, 'home buy again', call('getOrdersByUserId', lastOrders(userId)));
  return ((await read)?.products ?? []).map(productFromWire);
}

/** A section whose read fails stays empty; the categories are the root's. */
export async function homeData(
  call: Call,
  log: Log,
  ownPart: Promise<Product[]> | undefined,
): Promise<HomeData> {
  const [buyAgain, main, last, bottom, best, fresh, brands] = await Promise.all([
    ownPart,
    optional(log, 'home banners', call('getBanners', {})),
    optional(log, 'home last banners', call('getAllBannersLast', {})),
    optional(log, 'home bottom banners', call('getAllBannersBottom', {})),
    optional(log, 'home best selling', call('getAllProductsWithImageNewBest', row)),
    optional(log, 'home featured', call('getAllProductsWithImageNew', row)),
    optional(log, 'home brands', call('getAllBrands', {})),
  ]);
  return {
    buyAgain,
    banners: main?.banners ?? [],
    // Spec §2: only banners of these types are displayed in these places.
    lastBanners: (last?.data ?? []).filter((banner) => banner.banner_type === 'last'),
    bottomBanners: (bottom?.data ?? []).filter((banner) => banner.banner_type === 'bottom'),
    bestSelling: (best?.products ?? []).map(productFromWire),
    featured: (fresh?.products ?? []).map(productFromWire),
    brands: brands?.data ?? [],
  };
}
