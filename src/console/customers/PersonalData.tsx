import { useState } from 'react';
import { Link } from 'react-router';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMay } from '#console/data/use-me.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { fileAddress } from '#console/print/file-address.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { awaitsDelivery, orderStatuses } from '#domain/orders/order-status.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import styles from './CustomerScreen.module.css';

/** What the law lets a customer ask for: a copy of everything, and to be forgotten. For owners. */
export function PersonalData({ customer }: { customer: CustomerDetailWire }) {
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (!may('personal-data')) return null;
  return (
    <Panel title={t.personalData}>
      <div className={styles.choice}>
        <a
          className={buttonClass('secondary')}
          href={fileAddress('exportCustomer', { id: customer.id })}
          download
        >
          {t.download}
        </a>
        <p className="muted">{t.downloadHelp}</p>
      </div>
      {!customer.forgotten &&
        (isSettled(customer) ? (
          <div className={styles.choice}>
            <Button look="quietDanger" onClick={() => setAsking(true)}>
              {t.forget}
            </Button>
            <p className="muted">{t.forgetHelp}</p>
          </div>
        ) : (
          <Obstacles customer={customer} />
        ))}
      {asking && <ForgetDialog customer={customer} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function isSettled({ open_order_count, due }: CustomerDetailWire): boolean {
  return open_order_count === 0 && due === 0;
}

/** What the server would refuse for. */
function Obstacles({ customer: { id, open_order_count, due } }: { customer: CustomerDetailWire }) {
  const orders = `/orders?customer_id=${id}`;
  const open = orderStatuses.filter(awaitsDelivery).join(',');
  return (
    <div className={styles.choice}>
      <p className="muted">{t.forgetLater}</p>
      {open_order_count > 0 && (
        <Link className={styles.map} to={`${orders}&status=${open}`}>
          {t.openOrders(open_order_count)}
        </Link>
      )}
      {due !== 0 && (
        <Link className={styles.map} to={`${orders}&${due > 0 ? 'unpaid' : 'to_refund'}=1`}>
          {due > 0 ? t.stillDue(formatRupees(due)) : t.stillToRefund(formatRupees(-due))}
        </Link>
      )}
    </div>
  );
}

function ForgetDialog(props: { customer: CustomerDetailWire; onClose: () => void }) {
  const { customer, onClose } = props;
  // The name that was asked about: once forgotten there is another, before the question is gone.
  const [firm] = useState(customer.firm_name);
  return (
    <CallQuestion
      title={t.forgetTitle(firm)}
      text={t.forgetText(customer.order_count)}
      keep={t.keep}
      yes={t.forget}
      onYes={async () => {
        await consoleCall('forgetCustomer', { id: customer.id });
        // The button will be gone: to the heading, which then gets the focus, and the note below it.
        window.scrollTo(0, 0);
      }}
      onClose={onClose}
    />
  );
}
