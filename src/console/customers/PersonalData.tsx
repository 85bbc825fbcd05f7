import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { Panel } from '#console/parts/Panel.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { useMe } from '#console/use-me.ts';
import { useSubmit } from '#console/use-submit.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerScreen.module.css';

/** What the law lets a customer ask for: a copy of everything, and to be forgotten. For owners. */
export function PersonalData({ customer }: { customer: CustomerDetailWire }) {
  const { permissions } = useMe();
  const [asking, setAsking] = useState(false);
  if (!permissions.includes('personal-data')) return null;
  return (
    <Panel title={t.personalData}>
      <div className={styles.actions}>
        <a
          className={buttonClass('secondary')}
          href={fileAddress('exportCustomer', { id: customer.id })}
          download
        >
          {t.download}
        </a>
        {!customer.forgotten && (
          <Button look="quiet" className={styles.danger} onClick={() => setAsking(true)}>
            {t.forget}
          </Button>
        )}
      </div>
      {asking && <ForgetDialog customer={customer} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function ForgetDialog(props: { customer: CustomerDetailWire; onClose: () => void }) {
  const { customer, onClose } = props;
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const forget = () =>
    submit(async () => {
      await consoleCall('forgetCustomer', { id: customer.id });
      await revalidate();
      onClose();
    });
  return (
    <Dialog
      title={t.forgetTitle(customer.firm_name)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={pending} onClick={forget}>
            {t.forget}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <p className={styles.text}>{t.forgetText(customer.order_count)}</p>
    </Dialog>
  );
}
