import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { ErrorPage } from '#web/errors/ErrorPage.tsx';
import { useListingMessages } from '#web/messages/use-listing-messages.ts';
import styles from './NoProducts.module.css';

/** Explains a wrong query (400); other errors get the common page. */
export function ListingError() {
  const t = useListingMessages();
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 400) return <ErrorPage error={error} />;
  return (
    <>
      <PageHead title={t.listing.badAddress} hidden />
      <EmptyState
        icon="pin"
        title={t.listing.badAddress}
        text={t.listing.badAddressText}
        action={
          <a className={buttonClass('primary')} href={pathname}>
            {t.listing.wholeList}
          </a>
        }
      >
        <p className={styles.why}>{String(error.data)}</p>
      </EmptyState>
    </>
  );
}
