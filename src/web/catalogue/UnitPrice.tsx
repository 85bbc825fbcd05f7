import type { CardPrice } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
import styles from './UnitPrice.module.css';

type UnitPriceProps = {
  price: CardPrice;
  className?: string | undefined;
  /** On a card: the words that its figures do without are for screen readers. */
  compact?: boolean;
};

/** "From ₹9.10 /unit": a price never stands without what it is the price of. */
export function UnitPrice({ price, className, compact = false }: UnitPriceProps) {
  const from = compact ? 'visually-hidden' : `muted ${styles.word}`;
  return (
    <span className="figures">
      {price.isFrom && !inHindi && <span className={from}>{t.from} </span>}
      <strong className={className}>{formatPaise(price.pricePaise)}</strong>{' '}
      {price.pricePaise > 0 && (
        <span className={`muted ${styles.word}`}>
          {t.perUnit}
          {inHindi && price.isFrom && <span className={from}> {t.from}</span>}
        </span>
      )}
    </span>
  );
}

/** The MRP, struck through, with its name before it. */
export function StruckMrp({ price, compact = false }: Omit<UnitPriceProps, 'className'>) {
  return (
    <span className="muted figures">
      <span className={compact ? 'visually-hidden' : undefined}>{t.mrp} </span>
      <s>{formatPaise(price.mrpPaise)}</s>
    </span>
  );
}
