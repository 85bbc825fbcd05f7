import { pickingTexts as t } from '#console/messages/picking.ts';
import type { PickingLineWire } from '#contract/console/print.ts';
import { classes } from '#ui/classes.ts';
import styles from './Picking.module.css';

type PickRowProps = {
  line: PickingLineWire;
  units: number;
  /** The packs, for which order. */
  details: string;
  picked: boolean;
  onPick: () => void;
};

/** The whole row is the target. */
export function PickRow({ line, units, details, picked, onPick }: PickRowProps) {
  return (
    <li>
      <label className={classes(styles.row, picked && styles.picked)}>
        <input className={styles.tick} type="checkbox" checked={picked} onChange={onPick} />
        <img
          className={`thumb ${styles.picture}`}
          src={`/images/products/${encodeURIComponent(line.image_name)}?w=80`}
          width={48}
          height={48}
          alt=""
          loading="lazy"
        />
        <span className={styles.words}>
          <span className={`name ${styles.name}`}>{line.product_name}</span>
          <span className="muted">{line.sku}</span>
          <span className={styles.details}>{details}</span>
        </span>
        <span className={`muted ${styles.units}`}>
          <span className={styles.count}>{units}</span> {t.unitWord(units)}
        </span>
      </label>
    </li>
  );
}
