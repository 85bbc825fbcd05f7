import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import { productTexts } from '#console/messages/products.ts';
import type { EditChange, EditRowWire, PreviewRowWire } from '#contract/console/bulk-edit.ts';
import { formatPercent } from '#domain/catalogue/pricing.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { brandName, type Places, placeName } from './change-words.ts';
import styles from './EditRows.module.css';

const thinMarginPercent = 5;

type Row = EditRowWire & Partial<Pick<PreviewRowWire, 'outcome' | 'problem'>>;

type EditRowsProps = { rows: readonly Row[]; field: EditChange['field']; places: Places };

/** Products before and after an edit, as a preview and as what it did. */
export function EditRows({ rows, field, places }: EditRowsProps) {
  const hasPacks = field === 'price' || field === 'mrp';
  return (
    <TableFrame heads={[t.product, { head: hasPacks ? <PackHead /> : t.change }]}>
      {rows.map((row) => (
        <tr key={row.id} className={classes(row.outcome === 'refused' && styles.refused)}>
          <td className={classes(styles.product, table.whole)}>
            <Link className="strong" to={`/products/${row.id}`}>
              {row.product_name}
            </Link>{' '}
            <span className={classes(styles.sku, table.muted)}>{row.sku}</span>
          </td>
          <td className={table.whole}>
            {row.outcome === 'unchanged' ? (
              <p className={table.muted}>{t.stays}</p>
            ) : (
              <Change row={row} field={field} places={places} />
            )}
            {row.problem && (
              <p className="danger">
                <Badge>{t.staysBadge}</Badge> {problemWords(row)}
              </p>
            )}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

/** "Price of the pack of 12 must not be above the MRP.": its packs are shown by their size. */
function problemWords({ before, problem }: Row): string | undefined {
  if (!problem) return undefined;
  const { field, message } = problem;
  const labels: Readonly<Record<string, string>> = productTexts.fields;
  const pack = before.packs.find(({ slot }) => field === `selling_price${slot}`);
  const label = pack ? productTexts.priceOf(pack.set_qty) : (labels[field] ?? field);
  return productTexts.problem(label, message);
}

type ChangeProps = { row: Row; field: EditChange['field']; places: Places };

function Change({ row: { before, after }, field, places }: ChangeProps) {
  if (field === 'brand') {
    return (
      <Words
        before={brandName(places, before.brand_id)}
        after={brandName(places, after.brand_id)}
      />
    );
  }
  if (field === 'category') {
    const name = ({ subcategory_id, sub_subcategory_id }: typeof before) =>
      placeName(places, subcategory_id, sub_subcategory_id);
    return <Words before={name(before)} after={name(after)} />;
  }
  if (field === 'hidden') {
    const name = ({ hidden }: typeof before) => (hidden ? t.hidden : t.inShop);
    return <Words before={name(before)} after={name(after)} />;
  }
  if (field === 'best_pick') {
    const name = ({ best_pick }: typeof before) => (best_pick ? t.pick : t.noPick);
    return <Words before={name(before)} after={name(after)} />;
  }
  if (field === 'hsn') return <Words before={before.hsn || t.none} after={after.hsn} />;
  if (before.packs.length === 0) {
    return <Words before={formatRupees(before.mrp)} after={formatRupees(after.mrp)} />;
  }
  const name = field === 'price' ? 'selling_price' : 'mrp';
  return (
    <ul className={`stack ${styles.packs}`}>
      {before.packs.map((pack, index) => {
        const then = after.packs[index] ?? pack;
        return (
          <li key={pack.slot} className={styles.pack}>
            <span className={table.muted}>{t.packOf(pack.set_qty)}</span>
            <Words before={formatRupees(pack[name])} after={formatRupees(then[name])} />
            <span className={classes(styles.margin, table.muted)}>
              <span className={styles.marginName}>{t.margin}</span>{' '}
              {formatPercent(pack.sp_percentage)} →{' '}
              <span className={marginClass(then.sp_percentage)}>
                {formatPercent(then.sp_percentage)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A retailer looks twice at what earns next to nothing, and at what earns nothing. */
function marginClass(percent: number): string | undefined {
  if (percent <= 0) return styles.noMargin;
  return percent < thinMarginPercent ? styles.thinMargin : undefined;
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.words}>
      <span className={table.muted}>{before}</span> <span>→</span>{' '}
      <span className={table.strong}>{after}</span>
    </span>
  );
}

/** Over the columns of the packs. */
function PackHead() {
  return (
    <span className={styles.pack}>
      <span>{t.pack}</span>
      <span>{t.columns.before}</span>
      <span />
      <span>{t.columns.after}</span>
      <span className={styles.margin}>{t.margin}</span>
    </span>
  );
}
