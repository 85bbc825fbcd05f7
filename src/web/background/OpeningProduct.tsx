import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigation,
} from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type CardClick, keepOpenedPicture, setCardOpener } from '#web/catalogue/opened-card.ts';
import type { Product } from '#web/catalogue/product.ts';
import { StockBadge } from '#web/catalogue/StockBadge.tsx';
import { StruckMrp, UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { Breadcrumbs } from '#web/listing/Breadcrumbs.tsx';
import { productPath } from '#web/paths/paths.ts';
import info from '#web/product/ProductInfo.module.css';
import page from '#web/product/ProductPage.module.css';
import zoom from '#web/product/ZoomPicture.module.css';
import styles from './OpeningProduct.module.css';
import layer from './page-layer.module.css';
import { copyOf, moveHeader, type PageFrame, releaseHeader } from './page-layer.ts';
import { leaveList, useLeftList } from './use-left-list.ts';

type Opening = PageFrame & {
  product: Product;
  /** What the card shows: the browser has it. */
  pictureUrl: string;
  /** The page that the card is on, and where its header stands. */
  from: string;
  headerTop: number;
};

/**
 * Draws the head of a tapped card's product in the next frame, over the list. The router hears of the tap
 * after the paint: to render the page takes a cheap phone half a second.
 */
export function OpeningProduct() {
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const router = use(DataRouterContext)?.router;
  const [opening, setOpening] = useState<Opening>();

  /** Its script is missing, or the network is. */
  const isHeldBack = () => {
    const blockers = [...(router?.state.blockers.values() ?? [])];
    return blockers.some((blocker) => blocker.state === 'blocked');
  };
  useLeftList(isHeldBack);

  const open = useEffectEvent(async (product: Product, click: CardClick) => {
    const picture = click.currentTarget.closest('article')?.querySelector('img');
    const main = click.currentTarget.closest('main');
    if (!picture || !main || !router || !isPlain(click) || !navigator.onLine || isHeldBack())
      return;
    click.preventDefault();
    const path = productPath(product.slug);
    const { top, headerTop, categories } = leaveList(key, main, path);
    const pictureUrl = picture.naturalWidth > 0 ? picture.currentSrc : '';
    keepOpenedPicture(product.slug, pictureUrl);
    flushSync(() =>
      setOpening({
        ...{ product, pictureUrl, from: key, top, headerTop },
        categories: categories && copyOf(categories),
      }),
    );
    await afterPaint();
    const { location, navigation } = router.state;
    // What was done since comes first.
    if (location.key === key && navigation.state === 'idle') void router.navigate(path);
    if (router.state.navigation.location?.pathname !== path) setOpening(undefined);
  });

  useEffect(() => {
    setCardOpener((product, click) => void open(product, click));
    return () => setCardOpener(undefined);
  }, []);
  useEffect(() => () => setOpening(undefined), [key]);
  useEffect(() => {
    // The navigation was given up.
    if (isNavigating) return () => setOpening(undefined);
  }, [isNavigating]);

  const main = document.querySelector('main');
  if (opening?.from !== key || !main) return null;
  return createPortal(<Head {...opening} className={main.className} />, document.body);
}

/** Not one that opens a tab or a window, or saves the page. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: CardClick): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The top of ProductPage, with what the card knows. */
function Head({
  product,
  pictureUrl,
  top,
  headerTop,
  categories,
  className,
}: Opening & { className: string }) {
  useLayoutEffect(() => {
    moveHeader(headerTop, 0);
    return releaseHeader;
  }, [headerTop]);
  return (
    <div className={classes(layer.layer, layer.shown)} aria-hidden>
      <div
        ref={(ground) => categories && ground?.prepend(categories)}
        className={layer.ground}
        style={{ paddingBlockStart: top }}
        inert
      >
        <div className={className}>
          <Breadcrumbs />
          <div className={page.top}>
            <div className={zoom.square}>
              {pictureUrl && (
                <img src={pictureUrl} alt="" width={480} height={480} decoding="sync" />
              )}
            </div>
            <div className={info.info}>
              <div className={info.naming}>
                <div className={styles.row} />
                <h1 className={info.name}>{unbrokenUnits(product.name)}</h1>
                <div className={info.standing}>
                  <StockBadge stock={product.stock} />
                </div>
              </div>
              <p className={info.price}>
                <UnitPrice price={product.price} className={info.amount} />
                <StruckMrp price={product.price} />
              </p>
              <Skeleton className={styles.packs} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
