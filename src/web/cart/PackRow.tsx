import { formatPercent, marginPercent, type Pack } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { Product } from '#web/catalogue/product.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { product as words } from '#web/messages/en/product.ts';
import { shell } from '#web/messages/en/shell.ts';
import { PackStepper } from './PackStepper.tsx';
import styles from './Picker.module.css';
import type { PickerState } from './use-picker.ts';

type PackRowProps = { product: Product; pack: Pack; picker: PickerState };

export function PackRow({ product, pack, picker }: PackRowProps) {
  return (
    <li className={`row ${styles.row}`}>
      <div className={styles.facts}>
        <p className={styles.name}>{words.packName(pack.packaging, pack.size)}</p>
        <p className="muted">
          {words.units(pack.size)}
          {/* Only where the pack has an MRP of its own. */}
          {pack.mrpPaise !== product.price.mrpPaise && (
            <>
              {' · '}
              <span className={styles.whole}>
                {shell.mrp} {formatPaise(pack.mrpPaise)}
              </span>
            </>
          )}
        </p>
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
