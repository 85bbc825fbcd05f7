import type { CardPrice } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import styles from './UnitPrice.module.css';

type UnitPriceProps = { price: CardPrice; className?: string | undefined };

/** "From ₹9.10 /unit": a price never stands without what it is the price of. A card hides "From". */
export function UnitPrice({ price, className }: UnitPriceProps) {
  return (
    <span className="figures">
      {price.isFrom && !inHindi && <span className={styles.from}>{t.from} </span>}
      <strong className={className}>{formatPaise(price.pricePaise)}</strong>{' '}
      {price.pricePaise > 0 && (
        <span className={`muted ${styles.word}`}>
          {t.perUnit}
          {inHindi && price.isFrom && <span className={styles.from}> {t.from}</span>}
        </span>
      )}
    </span>
  );
}

/** The MRP, struck through, with its name before it, which a card hides. */
export function StruckMrp({ price }: Pick<UnitPriceProps, 'price'>) {
  return (
    <span className="muted figures">
      <span className={styles.from}>{t.mrp} </span>
      <s>{formatPaise(price.mrpPaise)}</s>
    </span>
  );
}
