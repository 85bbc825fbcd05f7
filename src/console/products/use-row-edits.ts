import { useRef, useState } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { consoleCall } from '#console/api.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { isRefusal } from '#contract/refusal.ts';

/**
 * A row of the list with what was changed in it. Its changes go one after another, each with the
 * version that the one before it left.
 */
export function useRowEdits(product: ProductRowWire) {
  /** Holds until the list is read anew. */
  const [changed, setChanged] = useState<{ of: ProductRowWire; row: ProductRowWire }>();
  const [failure, setFailure] = useState<string>();
  const row = changed?.of === product ? changed.row : product;
  const latest = useRef(row);
  latest.current = row;
  const queue = useRef(Promise.resolve());

  function take(fresh: ProductRowWire): void {
    latest.current = fresh;
    setChanged({ of: product, row: fresh });
  }

  function enqueue(work: () => Promise<ProductRowWire>): Promise<void> {
    queue.current = queue.current.then(async () => {
      setFailure(undefined);
      try {
        take(await work());
      } catch (error) {
        const isChanged = isRefusal(error) && error.code === 'changed-elsewhere';
        if (isChanged) take(error.extra.product as ProductRowWire); // `as`: what that refusal carries
        const text = refusalText(error, shellTexts.failed, shellTexts.unreachable);
        setFailure(isChanged ? t.changedRow : text);
      }
    });
    return queue.current;
  }

  const savePrice = (fields: Record<string, number>) =>
    enqueue(async () => {
      const { id, version } = latest.current;
      return (await consoleCall('saveProduct', { id, version, ...fields })).product;
    });

  const saveStock = (units: number) =>
    enqueue(async () => {
      const { id } = latest.current;
      const { stock } = await consoleCall('changeStock', {
        product_id: id,
        units,
        reason: 'count',
      });
      return { ...latest.current, stock };
    });

  return { row, savePrice, saveStock, failure };
}
