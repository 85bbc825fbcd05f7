import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigation,
} from 'react-router';
import { unbrokenUnits } from '#domain/product-name.ts';
import { classes } from '#ui/classes.ts';
import { openedCard } from '#web/catalogue/opened-card.ts';
import type { Product } from '#web/catalogue/product.ts';
import { StockBadge } from '#web/catalogue/StockBadge.tsx';
import { StruckMrp, UnitPrice } from '#web/catalogue/UnitPrice.tsx';
import { Breadcrumbs } from '#web/listing/Breadcrumbs.tsx';
import info from '#web/product/ProductInfo.module.css';
import page from '#web/product/ProductPage.module.css';
import zoom from '#web/product/ZoomPicture.module.css';
import { coverPage } from './cover-page.ts';
import styles from './OpeningProduct.module.css';
import { leaveList, useLeftList } from './use-left-list.ts';

type Opening = {
  product: Product;
  /** What the card shows: the browser has it. */
  pictureUrl: string;
  /** The page that the card is on. */
  from: string;
};

/**
 * Draws the head of a tapped card's product in the frame of the tap, in the place of the list. The page
 * itself takes a cheap phone half a second to render.
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

  const open = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // Prevented: the router opens it. A link to a place within the page leads there.
    if (!link || !event.defaultPrevented || link.hash !== '') return;
    const product = openedCard(decodeURIComponent(link.pathname.split('/').at(-1) ?? ''));
    const picture = link.closest('article')?.querySelector('img');
    const main = link.closest('main');
    if (!product || !picture || !main || isHeldBack()) return;
    leaveList(key, main);
    flushSync(() => setOpening({ product, pictureUrl: picture.currentSrc, from: key }));
    window.scrollTo(0, 0);
  });

  useEffect(() => {
    // After React's own listener, and so after the router has taken the tap.
    window.addEventListener('click', open);
    return () => window.removeEventListener('click', open);
  }, []);
  // The page is there, or the navigation was given up.
  useEffect(() => () => setOpening(undefined), [key, isNavigating]);

  const main = document.querySelector('main');
  if (opening?.from !== key || !main) return null;
  return createPortal(<Head {...opening} />, main);
}

/** The top of ProductPage, with what the card knows. */
function Head({ product, pictureUrl }: Opening) {
  useLayoutEffect(() => {
    coverPage(true);
    return () => coverPage(false);
  }, []);
  return (
    <div className={classes(styles.instead, styles.opening)}>
      <Breadcrumbs crumbs={[]} />
      <div className={page.top}>
        <div className={zoom.square}>
          <img src={pictureUrl} alt="" width={480} height={480} decoding="sync" />
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
        </div>
      </div>
    </div>
  );
}
