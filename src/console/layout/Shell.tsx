import { Fragment, lazy, Suspense, useState } from 'react';
import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router';
import { useKeys } from '#console/components/use-keys.ts';
import { consoleCall } from '#console/data/api.ts';
import { isRefreshing } from '#console/data/keep-shown.ts';
import { useMay, useRights } from '#console/data/use-me.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { helpPath } from '#console/navigation/help-path.ts';
import { NewOrderToast } from '#console/order-events/NewOrderToast.tsx';
import { useNewOrders } from '#console/order-events/use-new-orders.ts';
import { nextStatusesFor } from '#domain/orders/order-status.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
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
  const may = useMay();
  const mayOrder = may('change-orders');
  const maySearch = may('read-orders');
  const [keysShown, setKeysShown] = useState(false);
  const [searching, setSearching] = useState(false);
  const { toAccept, arrived, dismiss } = useNewOrders();
  useKeys({
    '?': () => setKeysShown(true),
    n: mayOrder ? () => navigate('/orders/new') : undefined,
    '/': maySearch ? () => setSearching(true) : undefined,
  });
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t.skip}
      </a>
      <NavBar toAccept={toAccept} onSearch={maySearch ? () => setSearching(true) : undefined} />
      <NewOrderToast orders={arrived} onDismiss={dismiss} />
      <main className={styles.content} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>{searching && <SearchDialog onClose={() => setSearching(false)} />}</Suspense>
      {keysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const rights = useRights();
  const { may } = rights;
  const { pathname } = useLocation();
  function isMine(key: string): boolean {
    if (key === 'n') return may('change-orders');
    if (key === '/') return may('read-orders');
    return key !== 'a' || nextStatusesFor('active', rights).includes('accepted');
  }
  return (
    <Dialog title={t.keysTitle} closeLabel={t.close} onClose={onClose}>
      <dl className={styles.keys}>
        {t.keys
          .filter(([key]) => isMine(key))
          .map(([key, meaning]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
      </dl>
      <Link className={buttonClass('secondary')} to={helpPath(pathname)} onClick={onClose}>
        {t.toGuide}
      </Link>
    </Dialog>
  );
}
