import { useSearchParams } from 'react-router';
import { privateClientLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { quickOrder as t } from '#web/messages/en/reorder.ts';
import { QuickOrderPage } from '#web/quick-order/QuickOrderPage.tsx';

/** Nothing is read before something is typed; who is not signed in goes to /login. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateClientLoader(readNothing);

export default function QuickOrder() {
  const [params] = useSearchParams();
  const shared = params.get('cart') ?? '';
  return (
    <>
      <PageHead title={shared === '' ? t.title : t.sharedTitle} hidden />
      <QuickOrderPage key={shared} shared={shared} sent={params.get('list') ?? ''} />
    </>
  );
}
