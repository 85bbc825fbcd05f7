import { fitsOnePackMore } from '#domain/cart.ts';
import { formatPaise } from '#domain/money.ts';
import { formatPercent, marginPercent, type Pack } from '#domain/pricing.ts';
import { Quantity } from '#ui/Quantity.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './Picker.module.css';

type PackRowProps = {
  pack: Pack;
  /** Of the product; the row shows an MRP only where the pack has its own. */
  mrpPaise: number;
  maxUnits: number;
  units: number;
  pending: boolean;
  locked: boolean;
  onChange: (sign: '+' | '-') => void;
};

export function PackRow(props: PackRowProps) {
  const { pack, maxUnits, units, pending, locked, onChange } = props;
  const messages = useMessages();
  const t = messages.picker;
  const name = messages.product.packName(pack.packaging, pack.size);
  const fits = fitsOnePackMore(units, pack.size, maxUnits);
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {messages.product.units(pack.size)}
          {pack.mrpPaise !== props.mrpPaise && (
            <>
              {' · '}
              <span className={styles.whole}>
                {messages.mrp} {formatPaise(pack.mrpPaise)}
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
      <div className={styles.control}>
        <Quantity
          label={t.quantityOf(name)}
          value={String(units)}
          lessLabel={t.less(name)}
          moreLabel={t.more(name)}
          canLess={units > 0 && !locked}
          canMore={fits && !locked}
          pending={pending}
          onLess={() => onChange('-')}
          onMore={() => onChange('+')}
        />
        <p className={styles.limit}>{!fits && t.limit(maxUnits)}</p>
      </div>
    </li>
  );
}
