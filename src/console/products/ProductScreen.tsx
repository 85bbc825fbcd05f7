import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { StockLedger } from '#console/stock/StockLedger.tsx';
import { StockPanel } from '#console/stock/StockPanel.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
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
  const { permissions } = useMe();
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
        {permissions.includes('products') && (
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
