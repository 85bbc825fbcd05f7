import { useLoaderData, useSearchParams } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { consoleCall } from '#console/data/api.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { ProductForm } from './ProductForm.tsx';

export function loader({ request }: { request: Request }) {
  return consoleCall('listCategories', {}, request.signal);
}

export function Component() {
  const places = useLoaderData<typeof loader>();
  // From a search that found nothing.
  const name = useSearchParams()[0].get('name') ?? '';
  return (
    <>
      <BackLink to="/products">{t.back}</BackLink>
      <ScreenHead title={t.addTitle} />
      <ProductForm product={undefined} name={name} places={places} />
    </>
  );
}
