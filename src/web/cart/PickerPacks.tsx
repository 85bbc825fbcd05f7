import { formatPercent, marginPercent, type Pack } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { useCurrentProduct } from '#web/catalogue/use-current-product.ts';
import { StockBadge } from '#web/components/StockBadge.tsx';
import { picker as t } from '#web/messages/en/cart.ts';
import { product as words } from '#web/messages/en/product.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PackStepper } from './PackStepper.tsx';
import styles from './Picker.module.css';
import { PickerStatus } from './PickerStatus.tsx';
import { type PickerState, useFreshCart, usePicker } from './use-picker.ts';

type PickerPacksProps = { product: Product; userId: number };

/** The packs of one product, with what the cart holds of each. */
export function PickerPacks({ product: picked, userId }: PickerPacksProps) {
  const product = useCurrentProduct(picked);
  const picker = usePicker(product, userId);
  useFreshCart();
  return (
    <div className="stack">
      <p className={`row muted between ${styles.mrp}`}>
        {t.mrpPerUnit(formatPaise(product.price.mrpPaise))}
        <StockBadge stock={product.stock} />
      </p>
      {product.packs.length === 0 && <p>{words.noPacks}</p>}
      <ul className={`stack gap-2 ${styles.rows}`}>
        {product.packs.map((pack) => (
          <PackRow key={pack.slot} product={product} pack={pack} picker={picker} />
        ))}
      </ul>
      <PickerStatus product={product} picker={picker} />
    </div>
  );
}

/** As tall as what follows it, so that the sheet does not jump. */
export function PickerPacksSkeleton({ product }: { product: Product }) {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton className={styles.mrpSkeleton} />
      <div className={`stack gap-2 ${styles.rows}`}>
        {product.packs.map((pack) => (
          <Skeleton key={pack.slot} className={styles.rowSkeleton} />
        ))}
      </div>
      <Skeleton className={styles.sumSkeleton} />
      <Skeleton className={styles.deliverySkeleton} />
    </div>
  );
}

type PackRowProps = { product: Product; pack: Pack; picker: PickerState };

function PackRow({ product, pack, picker }: PackRowProps) {
  const name = words.packName(pack.packaging, pack.size);
  const isTold = name.includes(String(pack.size));
  return (
    <li className={`row ${styles.row}`}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {!isTold && <p className="muted">{words.units(pack.size)}</p>}
        {/* Only where the pack has an MRP of its own. */}
        {pack.mrpPaise !== product.price.mrpPaise && (
          <p className={`muted ${styles.whole}`}>
            {shell.mrp} {formatPaise(pack.mrpPaise)}
          </p>
        )}
        <p className={`wrap ${styles.figures}`}>
          <span className={`strong ${styles.price}`}>
            {t.perUnit(formatPaise(pack.pricePaise))}
          </span>
          <span className={styles.margin}>
            {t.margin(formatPercent(marginPercent(pack.mrpPaise, pack.pricePaise)))}
          </span>
        </p>
      </div>
      <PackStepper product={product} pack={pack} picker={picker} />
    </li>
  );
}
