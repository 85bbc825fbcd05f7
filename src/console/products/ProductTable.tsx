import { useState } from 'react';
import { Link } from 'react-router';
import { productTexts as t } from '#console/messages/products.ts';
import table from '#console/parts/table.module.css';
import type { ProductRowWire } from '#contract/console/product.ts';
import { packSlots } from '#domain/limits.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { InlineNumber } from './InlineNumber.tsx';
import styles from './ProductTable.module.css';
import { pictureAddress } from './picture-address.ts';
import { SavedChange } from './SavedChange.tsx';
import { type PriceName, type RowChange, useRowEdits } from './use-row-edits.ts';

export function ProductTable({ products }: { products: ProductRowWire[] }) {
  const [change, setChange] = useState<RowChange>();
  return (
    <>
      <div className={table.wrap}>
        <table className={classes(table.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{t.product}</th>
              <th scope="col">{t.place}</th>
              <th scope="col" className={table.number}>
                {t.fields.mrp}
              </th>
              {packSlots.map((slot) => (
                <th key={slot} scope="col" className={table.number}>
                  {t.price(slot)}
                </th>
              ))}
              <th scope="col" className={table.number}>
                {t.stock}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product.id} product={product} onSaved={setChange} />
            ))}
          </tbody>
        </table>
      </div>
      {change && <SavedChange change={change} />}
    </>
  );
}

type RowProps = { product: ProductRowWire; onSaved: (change: RowChange) => void };

function Row({ product, onSaved }: RowProps) {
  const { row, savePrice, saveStock } = useRowEdits(product, onSaved);
  const { product_name: name } = row;
  return (
    <tr>
      <td className={table.whole}>
        <ProductName row={row} />
      </td>
      <td className={classes(table.muted, table.whole)}>
        {row.brand_name} · {row.subcategory_name}
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
      <td className={classes(styles.cell, table.number)} data-label={t.stock}>
        <InlineNumber label={t.of(t.stock, name)} kind="units" value={row.stock} save={saveStock} />
      </td>
    </tr>
  );
}

function ProductName({ row }: { row: ProductRowWire }) {
  return (
    <div className={styles.product}>
      <img
        className={styles.picture}
        src={pictureAddress(row.image_name, 96)}
        width={40}
        height={40}
        alt=""
        loading="lazy"
      />
      <div>
        <Link className={styles.name} to={`/products/${row.id}`}>
          {row.product_name}
        </Link>
        <p className={table.muted}>
          {row.sku} {row.hidden && <Badge>{t.hidden}</Badge>}{' '}
          {row.stock === 0 ? (
            <Badge tone="danger">{t.out}</Badge>
          ) : (
            row.low_stock && <Badge tone="attention">{t.low}</Badge>
          )}
        </p>
      </div>
    </div>
  );
}

type PriceCellProps = {
  row: ProductRowWire;
  slot: 1 | 2 | 3;
  savePrice: (name: PriceName, value: number) => Promise<string | undefined>;
};

/** Empty where the product has no such pack: those are added on its own screen. */
function PriceCell({ row, slot, savePrice }: PriceCellProps) {
  const price = row[`selling_price${slot}`];
  const size = row[`set_qty${slot}`];
  if (price === null || size === null) return <td className={table.desktopOnly} />;
  return (
    <td className={classes(styles.cell, styles.price, table.number)} data-label={t.packOf(size)}>
      <InlineNumber
        label={t.of(t.price(slot), row.product_name)}
        kind="amount"
        value={price}
        save={(value) => savePrice(`selling_price${slot}`, value)}
      />
      <span className={classes(styles.pack, table.desktopOnly)}>{t.packOf(size)}</span>
    </td>
  );
}
