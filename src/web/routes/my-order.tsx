import { privateClientLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { invoice } from '#web/messages/en/orders.ts';
import { InvoicePage } from '#web/orders/InvoicePage.tsx';

/** Only the browser knows the order: its id is in the history state. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateClientLoader(readNothing);

export default function MyOrder() {
  return (
    <>
      <PageHead title={invoice.title} hidden />
      <InvoicePage />
    </>
  );
}
