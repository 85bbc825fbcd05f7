import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { BannerWire, BrandWire } from '#contract/shop.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import { type Banner, bannerFromWire } from './banner.ts';
import type { UsualAnswer, UsualCards } from './UsualCards.tsx';

/** What the customer usually buys, with the part that shows it, which no visitor needs. */
export type Usual = { answer: UsualAnswer; Cards: typeof UsualCards };

type HomeData = {
  banners: Banner[];
  lastBanners: Banner[];
  bottomBanners: Banner[];
  bestSelling: Product[];
  featured: Product[];
  brands: BrandWire[];
};

/** Two rounds of the widest carousel. */
const row = { limit: 12 };

/** Null for visitors, before the first order, and where the read fails. */
export async function readBuyAgain(
  call: Call,
  log: Log,
  userId: number | undefined,
): Promise<Usual | null> {
  if (userId === undefined) return null;
  const reads = [
    call('getBuyAgain', { user_id: userId, ...row }),
    import('./UsualCards.tsx'),
  ] as const;
  const [answer, part] = (await optional(log, 'home buy again', Promise.all(reads))) ?? [];
  return answer?.products.length && part ? { answer, Cards: part.UsualCards } : null;
}

const ofType = (type: BannerWire['banner_type'], banners: BannerWire[] = []) =>
  banners.filter((banner) => banner.banner_type === type).map(bannerFromWire);

/** A section whose read fails stays empty; the categories are the root's. */
export async function homeData(call: Call, log: Log): Promise<HomeData> {
  const [main, last, bottom, best, fresh, brands] = await Promise.all([
    optional(log, 'home banners', call('getBanners', {})),
    optional(log, 'home last banners', call('getAllBannersLast', {})),
    optional(log, 'home bottom banners', call('getAllBannersBottom', {})),
    optional(log, 'home best selling', call('getAllProductsWithImageNewBest', row)),
    optional(log, 'home featured', call('getAllProductsWithImageNew', row)),
    optional(log, 'home brands', call('getAllBrands', {})),
  ]);
  return {
    banners: (main?.banners ?? []).map(bannerFromWire),
    // Spec §2: only banners of these types are displayed in these places.
    lastBanners: ofType('last', last?.data),
    bottomBanners: ofType('bottom', bottom?.data),
    bestSelling: (best?.products ?? []).map(productFromWire),
    featured: (fresh?.products ?? []).map(productFromWire),
    brands: brands?.data ?? [],
  };
}
