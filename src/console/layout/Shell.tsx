import { lazy, Suspense, useState } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { useKeys } from '#console/components/use-keys.ts';
import { consoleCall } from '#console/data/api.ts';
import { isRefreshing } from '#console/data/keep-shown.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { NewOrderToast } from '#console/order-events/NewOrderToast.tsx';
import { useNewOrders } from '#console/order-events/use-new-orders.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { NavBar } from './NavBar.tsx';
import styles from './Shell.module.css';

const SearchDialog = lazy(async () => {
  const { SearchDialog } = await import('#console/search/SearchDialog.tsx');
  return { default: SearchDialog };
});

export function loader() {
  return consoleCall('getMe', {});
}

/** Who is signed in is not read again with every filter, nor behind a screen; only when one asks for it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && !isRefreshing();
}

/** The bars around the screens of someone who is signed in. */
export function Component() {
  const navigate = useNavigate();
  const { me } = useLoaderData<typeof loader>();
  const mayOrder = me.permissions.includes('change-orders');
  const [keysShown, setKeysShown] = useState(false);
  const [searching, setSearching] = useState(false);
  const { toAccept, arrived, dismiss } = useNewOrders();
  useKeys({
    '?': () => setKeysShown(true),
    n: mayOrder ? () => navigate('/orders/new') : undefined,
    '/': () => setSearching(true),
  });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {shellTexts.skip}
      </a>
      <NavBar toAccept={toAccept} onSearch={() => setSearching(true)} />
      <NewOrderToast orders={arrived} onDismiss={dismiss} />
      <main className={styles.content} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>{searching && <SearchDialog onClose={() => setSearching(false)} />}</Suspense>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}
