import { formatPercent, marginPercent, type Pack } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { Product } from '#web/catalogue/product.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { usePickerMessages } from '#web/messages/use-picker-messages.ts';
import { useProductMessages } from '#web/messages/use-product-messages.ts';
import { PackStepper } from './PackStepper.tsx';
import styles from './Picker.module.css';
import type { PickerState } from './use-picker.ts';

type PackRowProps = { product: Product; pack: Pack; picker: PickerState };

export function PackRow({ product, pack, picker }: PackRowProps) {
  const { mrp } = useMessages();
  const words = useProductMessages();
  const t = usePickerMessages().picker;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>{words.packName(pack.packaging, pack.size)}</p>
        <p className={styles.size}>
          {words.units(pack.size)}
          {/* Only where the pack has an MRP of its own. */}
          {pack.mrpPaise !== product.price.mrpPaise && (
            <>
              {' · '}
              <span className={styles.whole}>
                {mrp} {formatPaise(pack.mrpPaise)}
              </span>
            </>
          )}
        </p>
        <p className={styles.figures}>
          <span className={styles.price}>{t.perUnit(formatPaise(pack.pricePaise))}</span>
          <span className={styles.margin}>
            {t.margin(formatPercent(marginPercent(pack.mrpPaise, pack.pricePaise)))}
          </span>
        </p>
      </div>
      <PackStepper product={product} pack={pack} picker={picker} />
    </li>
  );
}
