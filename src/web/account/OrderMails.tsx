import { useId, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { orderMails as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './Form.module.css';

/** Whether the steps of orders are mailed; saved as it is ticked. */
export function OrderMails({ on: served }: { on: boolean }) {
  const id = useId();
  const [on, setOn] = useState(served);
  const [failure, setFailure] = useState<string>();

  async function save(next: boolean) {
    const user_id = storedUserId();
    if (user_id === undefined) return;
    setOn(next);
    setFailure(undefined);
    try {
      await browserCall('setOrderMails', { user_id, on: next });
    } catch (error) {
      browserLog('order mails', error);
      setOn(!next);
      setFailure(refusalText(error, shell.somethingWentWrong, shell.unreachable));
    }
  }

  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.title}</h2>
      <div className={`card ${styles.check} ${styles.mails}`}>
        <input
          id={id}
          type="checkbox"
          checked={on}
          onChange={(event) => void save(event.currentTarget.checked)}
        />
        <label htmlFor={id}>{t.label}</label>
      </div>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}
