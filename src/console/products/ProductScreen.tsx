import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { StockLedger } from '#console/stock/StockLedger.tsx';
import { StockPanel } from '#console/stock/StockPanel.tsx';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ProductForm } from './ProductForm.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = Number(params.id);
  const cursor = new URL(request.url).searchParams.get('cursor') || undefined;
  const [{ product }, places, ledger] = await Promise.all([
    consoleCall('getProduct', { id }, request.signal),
    consoleCall('listCategories', {}, request.signal),
    consoleCall('listStockMovements', { product_id: id, cursor, limit: 10 }, request.signal),
  ]);
  return { product, places, ledger };
}

export function Component() {
  const { product, places, ledger } = useLoaderData<typeof loader>();
  const may = useMay();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <BackLink to="/products">{t.back}</BackLink>
      <ScreenHead title={product.product_name}>
        {product.hidden ? (
          <Badge>{t.hidden}</Badge>
        ) : (
          <a className={buttonClass('quiet')} href={`/product-detail/${product.slug}`}>
            {t.inShop}
          </a>
        )}
        {may('products') && (
          <Button look="quietDanger" onClick={() => setDeleting(true)}>
            {t.remove}
          </Button>
        )}
      </ScreenHead>
      <ProductForm
        key={product.id}
        product={product}
        places={places}
        daily={<StockPanel product={product} />}
      >
        <StockLedger ledger={ledger} />
      </ProductForm>
      {deleting && <DeleteDialog product={product} onClose={() => setDeleting(false)} />}
    </>
  );
}

type DeleteDialogProps = { product: ProductDetailWire; onClose: () => void };

function DeleteDialog({ product, onClose }: DeleteDialogProps) {
  const { id, version, product_name, order_count, cart_count } = product;
  // What was ordered stays readable.
  const isHidden = product.is_used;
  return (
    <CallQuestion
      title={isHidden ? t.hideTitle(product_name) : t.removeTitle(product_name)}
      text={isHidden ? t.hideText(order_count, cart_count) : t.deleteText(cart_count)}
      keep={t.keep}
      yes={isHidden ? t.hide : t.remove}
      next="/products"
      onYes={() => consoleCall('deleteProduct', { id, version })}
      onClose={onClose}
    />
  );
}
