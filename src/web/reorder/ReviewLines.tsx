import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { ProductName } from '#web/catalogue/ProductName.tsx';
import { reorder as t } from '#web/messages/en/reorder.ts';
import { LinePicture } from './LinePicture.tsx';
import { OfferFlags } from './OfferFlags.tsx';
import styles from './Reorder.module.css';
import { type OfferedLine, offerTotalPaise } from './reorder-line.ts';

type ReviewLinesProps = {
  title: string;
  lines: readonly OfferedLine[];
  /** Why the server did not add a line, by its id. */
  reasons?: ReadonlyMap<number, string>;
  /** Ids of lines left out by hand, and how to change that; lines without it have no tick. */
  leftOut?: readonly number[];
  onToggle?: (id: number) => void;
};

/** A part of the list before it is added: what comes, or what does not. */
export function ReviewLines({ title, lines, reasons, leftOut, onToggle }: ReviewLinesProps) {
  if (lines.length === 0) return null;
  const count = lines.filter(({ line }) => !leftOut?.includes(line.id)).length;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>
        {title} <span className={`muted ${styles.muted}`}>({count})</span>
      </h3>
      <ul>
        {lines.map((offered) => (
          <ReviewLine
            key={offered.line.id}
            offered={offered}
            reason={reasons?.get(offered.line.id)}
            isLeftOut={leftOut?.includes(offered.line.id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </section>
  );
}

type ReviewLineProps = {
  offered: OfferedLine;
  reason: string | undefined;
  isLeftOut: boolean | undefined;
  onToggle: ReviewLinesProps['onToggle'];
};

function ReviewLine({ offered, reason, isLeftOut = false, onToggle }: ReviewLineProps) {
  const { line, offer } = offered;
  const none = offer.packs === 0;
  return (
    <li className={classes(styles.line, isLeftOut && styles.leftOut)}>
      {onToggle ? (
        <label className={`row ${styles.pick}`}>
          <input
            type="checkbox"
            aria-label={line.name}
            checked={!isLeftOut}
            onChange={() => onToggle(line.id)}
          />
          <LinePicture name={line.imageName} />
        </label>
      ) : (
        <LinePicture name={line.imageName} />
      )}
      <div className="figures">
        <ProductName
          className={classes('two-lines', styles.name)}
          name={line.name}
          slug={line.product?.slug}
        />
        <p className={`muted ${styles.muted}`}>
          {t.packs(none ? line.packs : offer.packs)} ·{' '}
          {t.packName(offer.pack?.packaging ?? line.packaging, line.packSize)}
        </p>
        {offer.pack && (
          <p className={`muted ${styles.muted}`}>
            {t.eachUnit(formatPaise(offer.pack.pricePaise))}
          </p>
        )}
        {reason === undefined ? (
          <OfferFlags offered={offered} />
        ) : (
          <p className={styles.reason}>{reason}</p>
        )}
      </div>
      {!none && reason === undefined && (
        <strong className={styles.sum}>{formatPaise(offerTotalPaise(offer))}</strong>
      )}
    </li>
  );
}
