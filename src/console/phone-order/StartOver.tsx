import { useState } from 'react';
import { orderForTexts as t } from '#console/messages/phone-order.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';

type StartOverProps = { count: number; onStartOver: () => void };

/** Throws the lines away, once it has said how many. */
export function StartOver({ count, onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.startOver}
      </Button>
      {asking && (
        <Dialog
          title={t.startOverTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsking(false)}>
                {t.keep}
              </Button>
              <Button look="danger" onClick={onStartOver}>
                {t.startOver}
              </Button>
            </>
          }
        >
          <p className={styles.text}>{t.startOverText(count)}</p>
        </Dialog>
      )}
    </>
  );
}
