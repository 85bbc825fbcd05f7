import { useEffect, useEffectEvent, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { browserCall } from '#web/data/api.ts';
import { mayHaveChanged, onChangedProducts } from './changed-products.ts';
import { type Product, productFromWire } from './product.ts';

/** The product with today's prices and packs: read again where they changed since the page was read. */
export function useCurrentProduct<P extends Product>(product: P): P {
  const [current, setCurrent] = useState<Pick<Product, 'price' | 'packs' | 'maxUnits'>>();
  const { id, slug } = product;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const answer = browserCall('getProductBySlug', { slug }, signal);
    const found = await optional(browserLog, 'current product', answer);
    if (!found || signal.aborted) return;
    const { price, packs, maxUnits } = productFromWire(found.product);
    setCurrent({ price, packs, maxUnits });
  });

  useEffect(() => {
    let abort = new AbortController();
    const readAnew = () => {
      abort.abort();
      abort = new AbortController();
      void read(abort.signal);
    };
    if (mayHaveChanged(id)) readAnew();
    const stop = onChangedProducts((changed) => {
      if (changed === 'any' || changed.has(id)) readAnew();
    });
    return () => {
      stop();
      abort.abort();
    };
  }, [id]);

  return current ? { ...product, ...current } : product;
}
