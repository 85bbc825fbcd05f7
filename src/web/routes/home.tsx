import { DeferredSection } from '#ui/DeferredSection.tsx';
import { browserCall } from '#web/api.ts';
import { callContext, logContext } from '#web/context.ts';
import { AbandonedCarts } from '#web/home/AbandonedCarts.tsx';
import { BannerCarousel } from '#web/home/BannerCarousel.tsx';
import { BannerStrip } from '#web/home/BannerStrip.tsx';
import { BottomBanners } from '#web/home/BottomBanners.tsx';
import { BrandRow } from '#web/home/BrandRow.tsx';
import { CategoryGrid } from '#web/home/CategoryGrid.tsx';
import styles from '#web/home/Home.module.css';
import { HomeHead } from '#web/home/HomeHead.tsx';
import { homeData } from '#web/home/home-data.ts';
import { ProductRow } from '#web/home/ProductRow.tsx';
import { browserLog } from '#web/log.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { useRootData } from '#web/use-root-data.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  return homeData(context.get(callContext), context.get(logContext));
}

export function clientLoader() {
  return homeData(browserCall, browserLog);
}

/** Spec §2: the sections, in their order. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const root = useRootData();
  const settings = root?.settings;
  return (
    <div className={styles.home}>
      {settings ? <HomeHead settings={settings} /> : <title>{t.productName}</title>}
      <AbandonedCarts />
      <h1 className="visually-hidden">{settings?.shop_name || t.productName}</h1>
      <BannerCarousel banners={loaderData.banners} />
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
