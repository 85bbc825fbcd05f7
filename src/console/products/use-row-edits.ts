import { type ReactNode, useRef, useState } from 'react';
import { refusedFields } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/data/api.ts';
import { submitFailure } from '#console/data/submit-failure.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { isRefusal } from '#contract/refusal.ts';
import { packSlots } from '#domain/limits.ts';
import { onShelf } from '#domain/stock/stock.ts';

export type PriceName = 'mrp' | `selling_price${1 | 2 | 3}`;

/** What was saved, and the way back. Both give the words of a refusal. */
export type RowChange = {
  product: string;
  /** As the row has it: "Price of the pack of 12". */
  label: string;
  name: PriceName | 'stock';
  before: number;
  after: number;
  undo: () => Promise<ReactNode>;
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

  /** Of the stock alone a refusal carries what it is now, otherwise the whole product. */
  function takeNewer({ product: newer, stock, promised }: Record<string, unknown>): string {
    if (typeof stock === 'number' && typeof promised === 'number') {
      take({ ...latest.current, stock, promised });
      return t.changedStock(onShelf({ stock, promised }));
    }
    take(newer as ProductRowWire); // `as`: what that refusal carries
    return t.changedRow;
  }

  function enqueue(work: () => Promise<void>): Promise<ReactNode> {
    const done = queue.current.then(async () => {
      try {
        await work();
      } catch (error) {
        if (isRefusal(error) && error.code === 'changed-elsewhere') {
          return takeNewer(error.extra);
        }
        const wrong = isRefusal(error) ? refusedFields(error, labelsOf(latest.current)) : undefined;
        if (wrong) return Object.values(wrong).join(' ');
        return submitFailure(error);
      }
    });
    queue.current = done;
    return done;
  }

  const savePrice = (name: PriceName, after: number): Promise<ReactNode> =>
    enqueue(async () => {
      const { id, version, product_name, [name]: before } = latest.current;
      take((await consoleCall('saveProduct', { id, version, [name]: after })).product);
      const undo = () => savePrice(name, Number(before));
      const label = labelsOf(latest.current)[name];
      onSaved({ product: product_name, label, name, before: Number(before), after, undo });
    });

  async function countStock(seen: ProductRowWire, after: number): Promise<void> {
    const { id, product_name } = seen;
    const before = onShelf(seen);
    const count = { product_id: id, units: after, expected: before, reason: 'count' } as const;
    await consoleCall('changeStock', count);
    // How long it lasts and whether it is low follow from the stock, by rules of the shop.
    take((await consoleCall('getProduct', { id })).product);
    // What was sold since stays sold.
    const undo = () =>
      enqueue(async () => {
        const { product: now } = await consoleCall('getProduct', { id });
        await countStock(now, Math.max(0, onShelf(now) + before - after));
      });
    onSaved({ product: product_name, label: t.shelfUnits, name: 'stock', before, after, undo });
  }

  const saveStock = (after: number) => enqueue(() => countStock(latest.current, after));

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
