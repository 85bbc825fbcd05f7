import { useRef, useState } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { refusedFields } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { isRefusal } from '#contract/refusal.ts';
import { packSlots } from '#domain/limits.ts';

export type PriceName = 'mrp' | `selling_price${1 | 2 | 3}`;

/** What was saved, and the way back. Both give the words of a refusal. */
export type RowChange = {
  product: string;
  /** As the row has it: "Price of the pack of 12". */
  label: string;
  name: PriceName | 'stock';
  before: number;
  after: number;
  undo: () => Promise<string | undefined>;
};

/**
 * A row of the list with what was changed in it. Its changes go one after another, each with the
 * version that the one before it left.
 */
export function useRowEdits(product: ProductRowWire, onSaved: (change: RowChange) => void) {
  /** Holds until the list is read anew. */
  const [changed, setChanged] = useState<{ of: ProductRowWire; row: ProductRowWire }>();
  const row = changed?.of === product ? changed.row : product;
  const latest = useRef(row);
  latest.current = row;
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function take(fresh: ProductRowWire): void {
    latest.current = fresh;
    setChanged({ of: product, row: fresh });
  }

  function enqueue(work: () => Promise<void>): Promise<string | undefined> {
    const done = queue.current.then(async () => {
      try {
        await work();
      } catch (error) {
        if (isRefusal(error) && error.code === 'changed-elsewhere') {
          take(error.extra.product as ProductRowWire); // `as`: what that refusal carries
          return t.changedRow;
        }
        const wrong = isRefusal(error) ? refusedFields(error, labelsOf(latest.current)) : undefined;
        if (wrong) return Object.values(wrong).join(' ');
        return refusalText(error, shellTexts.failed, shellTexts.unreachable);
      }
    });
    queue.current = done;
    return done;
  }

  const savePrice = (name: PriceName, after: number): Promise<string | undefined> =>
    enqueue(async () => {
      const { id, version, product_name, [name]: before } = latest.current;
      take((await consoleCall('saveProduct', { id, version, [name]: after })).product);
      const undo = () => savePrice(name, Number(before));
      const label = labelsOf(latest.current)[name];
      onSaved({ product: product_name, label, name, before: Number(before), after, undo });
    });

  const saveStock = (after: number): Promise<string | undefined> =>
    enqueue(async () => {
      const { id, product_name, stock: before } = latest.current;
      await consoleCall('changeStock', { product_id: id, units: after, reason: 'count' });
      // How long it lasts and whether it is low follow from the stock, by rules of the shop.
      take((await consoleCall('getProduct', { id })).product);
      // What was sold since stays sold.
      const undo = async () => {
        const { product: now } = await consoleCall('getProduct', { id });
        return saveStock(Math.max(0, now.stock + before - after));
      };
      onSaved({ product: product_name, label: t.stock, name: 'stock', before, after, undo });
    });

  return { row, savePrice, saveStock };
}

/** A row shows its packs by their size. */
function labelsOf(row: ProductRowWire): Record<keyof typeof t.fields, string> {
  const prices = packSlots.flatMap((slot) => {
    const size = row[`set_qty${slot}`];
    return size === null ? [] : [[`selling_price${slot}`, t.priceOf(size)]];
  });
  return { ...t.fields, ...Object.fromEntries(prices) };
}
