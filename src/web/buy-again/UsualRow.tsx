import { Link } from 'react-router';
import { lowStockUnits } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import type { CartLine } from '#web/cart/cart-line.ts';
import { ProductName } from '#web/catalogue/ProductName.tsx';
import { DottedPair } from '#web/components/DottedPair.tsx';
import { StockBadge } from '#web/components/StockBadge.tsx';
import { reorder, buyAgain as t } from '#web/messages/en/reorder.ts';
import { formatShortDay } from '#web/messages/format-dates.ts';
import { productPath } from '#web/paths/paths.ts';
import { LinePicture } from '#web/reorder/LinePicture.tsx';
import { OfferFlags } from '#web/reorder/OfferFlags.tsx';
import { offeredLines, offerTotalPaise } from '#web/reorder/reorder-line.ts';
import styles from './BuyAgainPage.module.css';
import type { UsualLine } from './buy-again-data.ts';

type UsualRowProps = {
  line: UsualLine;
  /** Lines of the cart with the same product. */
  inCart: readonly CartLine[];
  /** Packs that wait for the network. */
  pending: number;
  busy: boolean;
  onAdd: () => void;
};

/** One product with its usual packs: a tap adds them. */
export function UsualRow({ line, inCart, pending, busy, onAdd }: UsualRowProps) {
  const [offered] = offeredLines([line], inCart);
  if (!offered) return null;
  const { pack, packs, problem } = offered.offer;
  const held = inCart.find((one) => one.slot === pack?.slot)?.packs ?? 0;
  const stock = line.product?.stock ?? 0;
  const canChoose = !pack || (packs === 0 && held === 0 && problem === 'too-little-stock');
  return (
    <li className={styles.row}>
      <LinePicture name={line.imageName} />
      <div className={styles.facts}>
        <ProductName
          className={classes('two-lines', styles.name)}
          name={line.name}
          slug={line.product?.slug}
        />
        <DottedPair
          first={t.yourPack(reorder.packName(pack?.packaging ?? line.packaging, line.packSize))}
          second={pack && reorder.eachUnit(formatPaise(pack.pricePaise))}
        />
        <p className="faint">
          {t.last(line.packs, formatShortDay(line.lastOrderedAt))}
          {line.times > 1 && ` ${t.times(line.times)}`}
        </p>
        <OfferFlags offered={offered} />
        {problem === undefined && stock < lowStockUnits && <StockBadge stock={stock} />}
      </div>
      <div className={`row between ${styles.act}`}>
        <p className={`figures ${styles.sum}`} aria-live="polite">
          {held > 0 && <span className={styles.held}>{t.inCart(held)}</span>}
          {pending > 0 && <span className={styles.pending}>{t.pending(pending)}</span>}
          {packs > 0 && <strong>{formatPaise(offerTotalPaise(offered.offer))}</strong>}
        </p>
        {canChoose && line.product ? (
          <Link className={buttonClass('secondary')} to={productPath(line.product.slug)}>
            {t.choosePack}
          </Link>
        ) : (
          packs > 0 && (
            <Button
              look="secondary"
              aria-label={t.addUsual(packs, line.name)}
              aria-disabled={busy}
              onClick={busy ? undefined : onAdd}
            >
              {busy ? reorder.adding : reorder.add(packs)}
            </Button>
          )
        )}
      </div>
    </li>
  );
}
