import { lineTotalPaise } from '#domain/cart/cart.ts';
import { type PricedLine, unitsOf } from '#domain/cart/totals.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { ProductName } from '#web/catalogue/ProductName.tsx';
import { orderWords as words } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { LinePicture } from '#web/reorder/LinePicture.tsx';
import { MissingWhy } from './MissingWhy.tsx';
import styles from './OrderLines.module.css';

/** Of a cart or of an order. */
type Line = PricedLine & {
  id: number;
  slug: string | undefined;
  name: string;
  imageName: string;
  packaging: string;
  missingPacks?: number;
  missingReason?: string;
};

export function OrderLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} />
      ))}
    </ul>
  );
}

function LineRow({ line }: { line: Line }) {
  const { missingPacks = 0 } = line;
  return (
    <li className={styles.line}>
      <LinePicture name={line.imageName} />
      <div>
        <ProductName className={classes('two-lines', styles.name)} {...line} />
        <p>
          {words.packName(line.packaging, line.packSize)} ·{' '}
          {words.eachUnit(formatPaise(line.pricePaise))}
        </p>
        <p className="faint">
          {shell.mrp} {formatPaise(line.mrpPaise)}
        </p>
        {missingPacks > 0 && (
          <p className={styles.missing}>
            {words.missing(words.packs(missingPacks))}{' '}
            <MissingWhy reason={line.missingReason ?? ''} />
          </p>
        )}
      </div>
      <p className={`wrap ${styles.sum}`}>
        <span className="faint">
          {words.packs(line.packs)} · {words.unitCount(unitsOf(line))}
        </span>{' '}
        <strong>{formatPaise(lineTotalPaise(line))}</strong>
      </p>
    </li>
  );
}
