import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { forgetCard } from '#web/catalogue/opened-card.ts';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import type { ProductPageData } from './product-data.ts';
import type { ProductDetail } from './product-detail.ts';

/** What only the product's own page shows; undefined while it is read. */
export function useDetail(
  detail: ProductPageData['detail'],
): ProductDetail | FailedRead | undefined {
  const { revalidate } = useRevalidator();
  // A page that is read again goes on showing what it has.
  const [read, setRead] = useState<ProductDetail | FailedRead>();

  useEffect(() => {
    if (!(detail instanceof Promise)) return;
    let isLatest = true;
    detail.then(
      (found) => {
        if (!isFailedRead(found)) forgetCard();
        if (isLatest) setRead(found);
      },
      () => {
        // Without the card the loader awaits the product, and says what became of it.
        forgetCard();
        if (isLatest) void revalidate();
      },
    );
    return () => {
      isLatest = false;
    };
  }, [detail, revalidate]);

  return detail instanceof Promise ? read : detail;
}
