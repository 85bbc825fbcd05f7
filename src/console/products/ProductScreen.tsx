import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { StockLedger } from '#console/stock/StockLedger.tsx';
import { StockPanel } from '#console/stock/StockPanel.tsx';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ChangedProduct } from './ChangedProduct.tsx';
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
  const { revalidate } = useRevalidator();
  /** As this screen last read or saved it: stock that moves is no change of the form. */
  const [known, setKnown] = useState(product);
  const [newer, setNewer] = useState<ProductDetailWire>();
  const [saved, setSaved] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function save(changes: ConsoleInput<'saveProduct'>) {
    setSaved(false);
    const { version } = newer ?? known;
    const answer = await consoleCall('saveProduct', { ...changes, id: product.id, version });
    setKnown(answer.product);
    setNewer(undefined);
    setSaved(true);
    await revalidate();
  }

  function onRefusal({ code, extra }: Refusal): boolean {
    if (code !== 'changed-elsewhere') return false;
    setNewer(extra.product as ProductDetailWire); // `as`: what that refusal carries
    return true;
  }

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
        // What was saved is what the form begins with.
        key={`${product.id} ${known.version}`}
        known={known}
        places={places}
        label={newer ? t.saveMine : t.save}
        onSave={save}
        onRefusal={onRefusal}
        notice={newer && <ChangedProduct before={known} now={newer} />}
        saved={saved}
        daily={<StockPanel product={product} />}
      >
        <StockLedger ledger={ledger} />
      </ProductForm>
      {deleting && <DeleteDialog product={product} onClose={() => setDeleting(false)} />}
    </>
  );
}
