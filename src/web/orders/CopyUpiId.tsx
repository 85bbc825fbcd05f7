import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button } from '#ui/Button.tsx';
import { orderPage as t } from '#web/messages/en/orders.ts';
import styles from './PayByUpi.module.css';

/** For a payment app on another device, or one that the link does not open. */
export function CopyUpiId({ upiId }: { upiId: string }) {
  const [result, setResult] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(upiId);
      setResult(t.idCopied);
    } catch (error) {
      browserLog('copy UPI id', error);
      setResult(t.idNotCopied);
    }
  }

  return (
    <div className={styles.payee}>
      <p>
        <span className={`muted ${styles.hint}`}>{t.upiId}</span>{' '}
        <span className={styles.id}>
          <BreakableName text={upiId} />
        </span>
      </p>
      <Button look="secondary" className={styles.copy} onClick={copy}>
        {t.copyId}
      </Button>
      <p className={`muted ${styles.result}`} role="status">
        {result}
      </p>
    </div>
  );
}
