import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { browserCall } from '#web/data/api.ts';

/** Units in stock: first the page's own (cached), then the database's. */
export function useCurrentStock(productId: number, served: number): number {
  const [stock, setStock] = useState(served);
  useEffect(() => {
    const abort = new AbortController();
    const read = browserCall('getProductStock', { product_id: productId }, abort.signal);
    optional(browserLog, 'product stock', read).then((answer) => {
      if (answer && !abort.signal.aborted) setStock(answer.stock);
    });
    return () => abort.abort();
  }, [productId]);
  return stock;
}
