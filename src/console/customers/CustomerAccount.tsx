import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CallQuestion } from '#console/components/CallQuestion.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatDay, formatRecent } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerScreen.module.css';
import { SharedPinLink } from './SharedPinLink.tsx';

/** Whether the customer can sign in, and what can be done about that. */
export function CustomerAccount({ customer }: { customer: CustomerDetailWire }) {
  const { id, blocked, forgotten, last_seen_at } = customer;
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<string>();
  const [shared, setShared] = useState<ConsoleOutput<'makePinLink'>>();
  const isOwner = useMe().role === 'owner';
  // Whoever has no e-mail has no other way to a new PIN.
  const mayShare = !customer.has_pin || (customer.email === '' && isOwner);
  const { failure, submit } = useSubmit();
  const sendLink = () =>
    submit(async () => setTold((await consoleCall('sendPinLink', { id })).message));
  const shareLink = () => submit(async () => setShared(await consoleCall('makePinLink', { id })));
  const letIn = () =>
    submit(async () => {
      await consoleCall('blockCustomer', { id, blocked: false });
      await revalidate();
    });

  return (
    <Panel title={t.account}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {told !== undefined && <Notice tone="success">{told}</Notice>}
      <dl className={styles.facts}>
        <dt>{t.orders}</dt>
        <dd>{customer.order_count}</dd>
        <dt>{t.lastSeen}</dt>
        <dd>{last_seen_at === null ? t.never : formatRecent(last_seen_at, Date.now())}</dd>
        {!forgotten && (
          <>
            <dt>{t.pin}</dt>
            <dd>{customer.has_pin ? t.pinSet : t.pinNotSet}</dd>
          </>
        )}
        <dt>{t.since}</dt>
        <dd>{formatDay(customer.created_at)}</dd>
      </dl>
      <div className="wrap">
        <Link className={buttonClass('secondary')} to={`/orders?customer_id=${id}`}>
          {t.showOrders}
        </Link>
        {!blocked && customer.email !== '' && (
          <Button look="secondary" onClick={sendLink}>
            {t.sendLink}
          </Button>
        )}
        {!blocked && !forgotten && mayShare && (
          <Button look="secondary" onClick={shareLink}>
            {t.shareLink}
          </Button>
        )}
        {blocked && !forgotten && (
          <Button look="secondary" onClick={letIn}>
            {t.unblock}
          </Button>
        )}
        {!blocked && (
          <Button look="quietDanger" onClick={() => setAsking(true)}>
            {t.block}
          </Button>
        )}
      </div>
      {shared && <SharedPinLink link={shared} onClose={() => setShared(undefined)} />}
      {asking && (
        <CallQuestion
          title={t.blockTitle}
          text={t.blockText}
          keep={t.keep}
          yes={t.block}
          onYes={() => consoleCall('blockCustomer', { id, blocked: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
