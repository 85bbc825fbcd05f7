import type { ReactNode } from 'react';
import { formatPercent, type Pack } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { picker } from '#web/messages/en/cart.ts';
import { product as t } from '#web/messages/en/product.ts';
import { shell } from '#web/messages/en/shell.ts';
import { packsId } from '#web/paths/paths.ts';
import styles from './PackTable.module.css';
import { type PackFigures, packFigures } from './pack-figures.ts';

type PackTableProps = {
  packs: readonly Pack[];
  mrpPaise: number;
  /** Customers change what their cart holds right here. */
  stepperOf?: (pack: Pack) => ReactNode;
};

/** What each pack costs and earns: a row of 88 px each on phones, a table where there is room. */
export function PackTable({ packs, mrpPaise, stepperOf }: PackTableProps) {
  if (packs.length === 0) return <p className={styles.none}>{t.noPacks}</p>;
  return (
    <table className={`card ${styles.table}`} id={packsId}>
      <caption className="visually-hidden">{t.packs}</caption>
      <thead>
        <tr>
          <th scope="col">{t.pack}</th>
          <th scope="col">{t.pricePerUnit}</th>
          <th scope="col">{t.pricePerPack}</th>
          <th scope="col">{t.margin}</th>
          <th scope="col">{t.earnPerPack}</th>
          {stepperOf && <th scope="col">{t.inCart}</th>}
        </tr>
      </thead>
      <tbody>
        {packFigures(packs).map((pack) => (
          <PackRow
            key={pack.slot}
            pack={pack}
            ownMrp={pack.mrpPaise !== mrpPaise}
            stepper={stepperOf?.(pack)}
          />
        ))}
      </tbody>
    </table>
  );
}

type PackRowProps = { pack: PackFigures; ownMrp: boolean; stepper: ReactNode };

function PackRow({ pack, ownMrp, stepper }: PackRowProps) {
  const name = t.packName(pack.packaging, pack.size);
  const isTold = name.includes(String(pack.size));
  return (
    <tr className={pack.best ? styles.best : undefined}>
      <th scope="row" className={`row ${styles.pack}`}>
        {name}{' '}
        <span className={classes('muted', styles.units, isTold && styles.told)}>
          {t.units(pack.size)}
        </span>{' '}
        {ownMrp && (
          <span
            className={`muted ${styles.mrp}`}
          >{`${shell.mrp} ${formatPaise(pack.mrpPaise)}`}</span>
        )}
        {pack.best && (
          <Badge tone="solid" className={styles.mark}>
            {t.bestMargin}
          </Badge>
        )}
      </th>
      <td className={styles.unitPrice}>
        {formatPaise(pack.pricePaise)}
        <span className={`muted ${styles.perUnit}`}>{shell.perUnit}</span>
      </td>
      <Figure label={t.pricePerPack} className={styles.packPrice}>
        {formatPaise(pack.packPricePaise)}
      </Figure>
      <Figure label={t.margin} className={styles.margin}>
        {formatPercent(pack.marginPercent)}
      </Figure>
      <Figure label={picker.youEarn} className={styles.earn}>
        {formatPaise(pack.earnPaise)}
      </Figure>
      {stepper && <td className={styles.stepper}>{stepper}</td>}
    </tr>
  );
}

type FigureProps = { label: string; className: string | undefined; children: ReactNode };

/** With the column's name for phones, where the header row is hidden. */
function Figure({ label, className, children }: FigureProps) {
  return (
    <td className={className}>
      <span className={styles.label} aria-hidden="true">
        {label}{' '}
      </span>
      {children}
    </td>
  );
}
