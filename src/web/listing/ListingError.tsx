import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { ErrorPage } from '#web/errors/ErrorPage.tsx';
import { listing } from '#web/messages/en/listing.ts';
import styles from './NoProducts.module.css';

/** Explains a wrong query (400); other errors get the common page. */
export function ListingError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 400) return <ErrorPage error={error} />;
  return (
    <>
      <PageHead title={listing.badAddress} hidden />
      <EmptyState
        scene="shutter"
        title={listing.badAddress}
        text={listing.badAddressText}
        action={
          <a className={buttonClass('primary')} href={pathname}>
            {listing.wholeList}
          </a>
        }
      >
        <p className={`muted ${styles.why}`}>{String(error.data)}</p>
      </EmptyState>
    </>
  );
}
