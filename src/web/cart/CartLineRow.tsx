import { memo } from 'react';
import { Link } from 'react-router';
import { fitsOnePackMore, lineTotalPaise } from '#domain/cart/cart.ts';
import { splitMeasure } from '#domain/cart/split-measure.ts';
import { formatPercent, marginPercent } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Quantity } from '#ui/Quantity.tsx';
import type { QuantityEntry } from '#ui/QuantityEntry.tsx';
import { Picture } from '#web/catalogue/Picture.tsx';
import { ProductName } from '#web/catalogue/ProductName.tsx';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { shell } from '#web/messages/en/shell.ts';
import { packName } from '#web/messages/en/words.ts';
import { productPath } from '#web/paths/paths.ts';
import styles from './CartLineRow.module.css';
import type { CartLine } from './cart-line.ts';
import { LineFlags } from './LineFlags.tsx';
import { RepackStrip } from './RepackStrip.tsx';
import type { RepackOffer } from './repack-offers.ts';
import { refuseTyped } from './typed-packs.ts';

type CartLineRowProps = {
  line: CartLine;
  pending: boolean;
  /** false where that did not succeed. */
  onChange: (line: CartLine, by: number) => Promise<boolean>;
  onRemove: (line: CartLine) => void;
  /** Of the whole product, at the first of its lines. */
  offer: RepackOffer | undefined;
  onRepack: (line: CartLine, offer: RepackOffer) => void;
};

/** 80 px high on a phone, 64 where it is wide. Unchanged lines are not rendered again: a cart may have hundreds. */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, pending, onChange, onRemove, offer, onRepack } = props;
  const entry = useLineEntry(props);
  // Taking the last pack removes the line, so it needs the same confirmation.
  const takeOne = line.packs === 1 ? onRemove : (taken: CartLine) => onChange(taken, -1);
  return (
    <li className={classes(styles.line, line.outOfStock && styles.out)}>
      <LinePicture line={line} />
      <LineFacts line={line} />
      <IconButton
        className={styles.remove}
        icon="trash"
        label={t.remove(line.name)}
        onClick={() => onRemove(line)}
      />
      <div className={styles.act}>
        <Quantity
          className={styles.quantity}
          label={quantityOf(line)}
          value={t.packs(line.packs)}
          lessLabel={t.less(line.name)}
          moreLabel={t.more(line.name)}
          canLess={line.packs > 0}
          canMore={fitsOnePackMore(line.units, line.packSize, line.maxUnits)}
          pending={pending}
          onLess={() => takeOne(line)}
          onMore={() => onChange(line, 1)}
          entry={entry}
        />
        <p className={styles.sum}>
          <strong>{formatPaise(lineTotalPaise(line))}</strong>{' '}
          <span className={`muted ${styles.units}`}>{t.units(line.units)}</span>
        </p>
      </div>
      <LineFlags line={line} />
      {offer && (
        <RepackStrip offer={offer} pending={pending} onRepack={() => onRepack(line, offer)} />
      )}
    </li>
  );
});

/** Two lines of one product differ by their pack. */
function quantityOf({ name, packaging, packSize }: CartLine): string {
  return t.quantityOf(name, packName(packaging, packSize));
}

/** The packs of the line can be typed; none removes it, which is asked first. */
function useLineEntry({ line, onChange, onRemove }: CartLineRowProps): QuantityEntry {
  // The server alone knows what is left beside the product's other lines.
  const room = { ...line, stock: Number.POSITIVE_INFINITY, otherUnits: 0 };
  return {
    count: line.packs,
    openLabel: t.typePacks(line.name),
    fieldLabel: quantityOf(line),
    refuse: (typed) => refuseTyped(typed, { held: line.packs, room }),
    async onEnter(packs) {
      if (packs === line.packs) return true;
      if (packs > 0) return onChange(line, packs - line.packs);
      // After the field has closed: the dialog gives the focus back to what had it.
      setTimeout(() => onRemove(line));
      return true;
    },
  };
}

function LinePicture({ line }: { line: CartLine }) {
  const picture = (
    <Picture
      folder="products"
      name={line.imageName}
      alt=""
      sizes="48px"
      widths={[96, 160]}
      width={48}
      height={48}
    />
  );
  if (line.slug === undefined) return <span className={`thumb ${styles.picture}`}>{picture}</span>;
  return (
    <Link
      className={`thumb ${styles.picture}`}
      to={productPath(line.slug)}
      tabIndex={-1}
      aria-hidden="true"
    >
      {picture}
    </Link>
  );
}

/** "Carton of 24 · ₹76.25 · 36.46%", each whole. */
function LineFacts({ line }: { line: CartLine }) {
  const [begin, measure] = splitMeasure(line.name);
  return (
    <div className={styles.facts}>
      <ProductName className={`strong ${styles.name}`} name={line.name} slug={line.slug}>
        <span>{begin}</span>
        {measure !== '' && <span>{measure}</span>}
      </ProductName>
      <p className={`wrap ${styles.pack}`}>
        <span>{packName(line.packaging, line.packSize)}</span>
        <span>
          {formatPaise(line.pricePaise)}
          <span className={styles.perUnit}>{shell.perUnit}</span>
        </span>
        <span className="accent">
          {formatPercent(marginPercent(line.mrpPaise, line.pricePaise))}
        </span>
      </p>
    </div>
  );
}
