import { useState } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import type { ConsoleInput } from '#contract/console/index.ts';
import { ProductForm } from './ProductForm.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('listCategories', {}, request.signal);
}

export function Component() {
  const places = useLoaderData<typeof loader>();
  // From a search that found nothing.
  const name = useSearchParams()[0].get('name') ?? '';
  const [savedId, setSavedId] = useState<number>();

  async function save(typed: ConsoleInput<'saveProduct'>) {
    const { stock, ...fields } = typed;
    const opening = stock === undefined || stock === null ? {} : { stock };
    // The server requires what is missing, naming the field.
    const { product } = await consoleCall('saveProduct', { maxqty: 240, ...fields, ...opening });
    setSavedId(product.id);
  }

  // Only once nothing is unsaved any more: leaving would be asked about.
  if (savedId !== undefined) return <Navigate to={`/products/${savedId}`} replace />;
  return (
    <>
      <BackLink to="/products">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <ProductForm known={undefined} name={name} places={places} label={t.save} onSave={save} />
    </>
  );
}
