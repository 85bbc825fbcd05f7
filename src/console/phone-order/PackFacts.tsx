import { formatRupees } from '#console/components/money.ts';
import { phoneOrderTexts as t } from '#console/messages/phone-order.ts';
import { packCount, packName } from '#domain/catalogue/pack-texts.ts';
import { formatShortDay } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import type { PackChoice } from './draft.ts';
import styles from './NewOrderScreen.module.css';

/** The three questions of a call: what it is, what it costs, whether it is there. */
export function PackFacts({ choice }: { choice: PackChoice }) {
  const { product_name, sku, pack, stock, last } = choice;
  return (
    <div className={styles.pack}>
      <p className="name breakable">{product_name}</p>
      <p className={`strong ${styles.money}`}>{t.perUnit(formatRupees(pack.selling_price))}</p>
      <p className="muted">{[sku, packName(pack.packaging, pack.set_qty)].join(' · ')}</p>
      <p className={classes('muted', styles.stock, stock < pack.set_qty && styles.short)}>
        {stock > 0 ? t.left(stock) : t.none}
      </p>
      {last && last.slot === pack.slot && (
        <p className={`muted ${styles.last}`}>
          {t.lastTook(
            packCount(last.variant_qty),
            t.perUnit(formatRupees(last.selling_price)),
            formatShortDay(last.at),
          )}
        </p>
      )}
    </div>
  );
}
