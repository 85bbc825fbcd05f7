import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import type { useSelection } from '#console/components/use-selection.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { packSlots } from '#domain/limits.ts';
import { onShelf } from '#domain/stock/stock.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { InlineNumber } from './InlineNumber.tsx';
import styles from './ProductTable.module.css';
import { pictureAddress } from './picture-address.ts';
import { type PriceName, type RowChange, useRowEdits } from './use-row-edits.ts';

type Selection = ReturnType<typeof useSelection<ProductRowWire>>;

type ProductTableProps = {
  products: ProductRowWire[];
  selection: Selection;
  onSaved: (change: RowChange) => void;
};

export function ProductTable({ products, selection, onSaved }: ProductTableProps) {
  const tickAll = { checked: selection.isWhole, onChange: selection.toggleShown };
  return (
    <TableFrame
      className={styles.table}
      above={
        <label className={classes(styles.tick, styles.all, table.phoneOnly)}>
          <input type="checkbox" {...tickAll} />
          {t.selectAll}
        </label>
      }
      heads={[
        {
          head: <input type="checkbox" aria-label={t.selectAll} {...tickAll} />,
          className: styles.tick,
        },
        t.product,
        figure(t.fields.mrp),
        ...packSlots.map((slot) => figure(t.fields[`selling_price${slot}`])),
        figure(t.onShelf),
        figure(t.cover),
      ]}
    >
      {products.map((product) => (
        <Row
          key={product.id}
          product={product}
          ticked={selection.has(product.id)}
          onTick={() => selection.toggle(product)}
          onSaved={onSaved}
        />
      ))}
    </TableFrame>
  );
}

type RowProps = {
  product: ProductRowWire;
  ticked: boolean;
  onTick: () => void;
  onSaved: (change: RowChange) => void;
};

function Row({ product, ticked, onTick, onSaved }: RowProps) {
  const { row, savePrice, saveStock } = useRowEdits(product, onSaved);
  const { product_name: name } = row;
  return (
    <tr className={classes(ticked && styles.ticked)}>
      <td className={styles.tick}>
        <label className={`center ${styles.tickTarget}`}>
          <input type="checkbox" aria-label={t.select(name)} checked={ticked} onChange={onTick} />
        </label>
      </td>
      <td className={styles.named}>
        <ProductName row={row} />
      </td>
      <td className={classes(styles.cell, table.number)} data-label={t.fields.mrp}>
        <InlineNumber
          label={t.of(t.fields.mrp, name)}
          kind="amount"
          value={row.mrp}
          save={(value) => savePrice('mrp', value)}
        />
      </td>
      {packSlots.map((slot) => (
        <PriceCell key={slot} row={row} slot={slot} savePrice={savePrice} />
      ))}
      <td className={classes(styles.cell, table.number)} data-label={t.onShelf}>
        <InlineNumber
          label={t.of(t.shelfUnits, name)}
          kind="units"
          value={onShelf(row)}
          save={saveStock}
        />
        {row.promised > 0 && (
          <p className={classes(styles.promised, table.muted)}>{t.promised(row.promised)}</p>
        )}
      </td>
      <td className={classes(styles.cell, styles.cover, table.number)} data-label={t.cover}>
        <Cover row={row} />
      </td>
    </tr>
  );
}

function ProductName({ row }: { row: ProductRowWire }) {
  return (
    <div className={`row gap-3 ${styles.product}`}>
      <img
        className={`thumb ${styles.picture}`}
        src={pictureAddress(row.image_name, 96)}
        width={32}
        height={32}
        alt=""
        loading="lazy"
      />
      <div className={styles.words}>
        <Link
          className={`strong ${styles.name}`}
          to={`/products/${row.id}`}
          title={row.product_name}
        >
          {row.product_name}
        </Link>
        <p className={classes(styles.about, table.muted)}>
          {row.sku} · {row.brand_name} · {row.subcategory_name}
        </p>
      </div>
      {row.without_rate && <Badge tone="attention">{t.noRate}</Badge>}
      {row.hidden && <Badge className={styles.hidden}>{t.hidden}</Badge>}
    </div>
  );
}

/** For how long the stock lasts, and whether it is time to reorder. */
function Cover({ row: { stock, low_stock, days_of_cover } }: { row: ProductRowWire }) {
  if (stock === 0)
    return (
      <Badge tone="danger" className={styles.out}>
        {t.out}
      </Badge>
    );
  const days = days_of_cover === null ? undefined : t.days(days_of_cover);
  if (low_stock) return <Badge tone="attention">{days ? t.lowFor(days) : t.low}</Badge>;
  return days ?? <span className={table.muted}>{t.notSold}</span>;
}

type PriceCellProps = {
  row: ProductRowWire;
  slot: 1 | 2 | 3;
  savePrice: (name: PriceName, value: number) => Promise<ReactNode>;
};

/** Empty where the product has no such pack: those are added on its own screen. */
function PriceCell({ row, slot, savePrice }: PriceCellProps) {
  const price = row[`selling_price${slot}`];
  const size = row[`set_qty${slot}`];
  if (price === null || size === null)
    return <td className={classes(styles.cell, table.desktopOnly)} />;
  return (
    <td className={classes(styles.cell, styles.price, table.number)} data-label={t.packOf(size)}>
      <span className={classes('muted', styles.pack, table.desktopOnly)} title={t.packOf(size)}>
        {size} ×
      </span>
      <InlineNumber
        label={t.of(t.priceOf(size), row.product_name)}
        kind="amount"
        value={price}
        save={(value) => savePrice(`selling_price${slot}`, value)}
      />
    </td>
  );
}
