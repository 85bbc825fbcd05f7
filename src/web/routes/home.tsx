import { use } from 'react';
import { DeferredSection } from '#ui/DeferredSection.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext, visitorContext } from '#web/data/context.ts';
import type { Settings } from '#web/data/root-data.ts';
import { cachedRouteData } from '#web/data/route-data-cache.ts';
import { storedUserId } from '#web/data/session.ts';
import { usePageData } from '#web/data/use-page-data.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { HeadTag } from '#web/head/HeadTag.tsx';
import { NonceContext } from '#web/head/nonce.ts';
import { isThemeColor } from '#web/head/ThemeColor.tsx';
import { BannerCarousel } from '#web/home/BannerCarousel.tsx';
import { BannerStrip } from '#web/home/BannerStrip.tsx';
import { BottomBanners } from '#web/home/BottomBanners.tsx';
import { BrandRow } from '#web/home/BrandRow.tsx';
import { BuyAgain } from '#web/home/BuyAgain.tsx';
import { CategoryGrid } from '#web/home/CategoryGrid.tsx';
import { CategoryTiles } from '#web/home/CategoryTiles.tsx';
import { AccountPanel, FirstLine } from '#web/home/FirstLine.tsx';
import styles from '#web/home/Home.module.css';
import { homeData, readBuyAgain } from '#web/home/home-data.ts';
import { ProductRow } from '#web/home/ProductRow.tsx';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Route } from './+types/home.ts';

/** The same for everyone, so that it can be cached: the browser reads what is the customer's own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { hasOrdered } = context.get(visitorContext);
  const shared = await homeData(context.get(callContext), context.get(logContext));
  return { ...shared, buyAgain: hasOrdered ? undefined : null };
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return cachedRouteData(url, async (log) => {
    const own = readBuyAgain(browserCall, log, storedUserId());
    return { ...(await homeData(browserCall, log)), buyAgain: await own };
  });
}

/** Spec §2: the sections, in their order; above them the short ways of a customer. */
export default function Home({ loaderData: loaded }: Route.ComponentProps) {
  const loaderData = usePageData(loaded);
  const root = useRootData();
  const settings = root?.settings;
  return (
    <div className={`stack gap-5 ${styles.home}`}>
      {settings ? <HomeHead settings={settings} /> : <title>{t.productName}</title>}
      <h1 className="visually-hidden">{settings?.shop_name || t.productName}</h1>
      {/* A shop on its first day: without categories it has no products either. */}
      {root?.categories?.length === 0 && (
        <EmptyWithLink
          scene="counter"
          text={t.nothingYet}
          to="/contact-us"
          label={t.footer.contactUs}
        />
      )}
      <FirstLine />
      <CategoryTiles categories={root?.categories ?? []} />
      <BuyAgain usual={loaderData.buyAgain} />
      <div className={styles.hero}>
        <BannerCarousel banners={loaderData.banners} />
        <AccountPanel />
      </div>
      <ProductRow
        title={t.bestSelling}
        products={loaderData.bestSelling}
        delayMs={3_000}
        inView={2}
      />
      <DeferredSection height="tall">
        <CategoryGrid categories={root?.categories ?? []} />
      </DeferredSection>
      <DeferredSection height="low">
        <BannerStrip banners={loaderData.lastBanners} />
      </DeferredSection>
      <DeferredSection height="row">
        <ProductRow title={t.featured} products={loaderData.featured} delayMs={2_000} />
      </DeferredSection>
      <DeferredSection height="high">
        <BottomBanners banners={loaderData.bottomBanners} />
      </DeferredSection>
      <DeferredSection height="low">
        <BrandRow brands={loaderData.brands} />
      </DeferredSection>
    </div>
  );
}

/** Spec §2: title, description, keywords, extra tags and structured data come from settings. */
function HomeHead({ settings }: { settings: Settings }) {
  const nonce = use(NonceContext);
  // The theme colour is on every page already.
  const extraTags = settings.head_tags?.filter((tag) => !isThemeColor(tag)) ?? [];
  return (
    <>
      <title>{settings.page_title || settings.shop_name}</title>
      <meta name="description" content={settings.meta_description} />
      <meta name="keywords" content={settings.meta_keywords} />
      {extraTags.map((headTag) => (
        <HeadTag key={JSON.stringify(headTag)} {...headTag} />
      ))}
      {settings.schema !== undefined && (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // Parsed and printed again by schemaJson.
          dangerouslySetInnerHTML={{ __html: settings.schema }}
        />
      )}
    </>
  );
}
