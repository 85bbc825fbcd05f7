import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#client/local-storage.ts';
import { Button } from '#ui/Button.tsx';
import { installPrompt } from '#web/components/install-prompt.ts';
import { invoice as t } from '#web/messages/en/orders.ts';
import styles from './InstallHint.module.css';

const key = 'ordersPlaced';
const answered = 'hint answered';

/** How many orders this browser has placed, this one counted once; undefined: the hint was answered. */
function countOrder(id: number): number | undefined {
  const before = readStored(key) ?? '';
  if (before === answered) return undefined;
  const ids = new Set([...before.split(' ').filter(Boolean), String(id)]);
  writeStored(key, [...ids].slice(-2).join(' '));
  return ids.size;
}

/** Once, after the second order: who comes back can have the shop on the phone's screen. */
export function InstallHint({ orderId }: { orderId: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const count = countOrder(orderId);
    setShown(count !== undefined && count >= 2 && installPrompt() !== undefined);
  }, [orderId]);
  if (!shown) return null;
  const answer = (install: boolean) => {
    writeStored(key, answered);
    setShown(false);
    if (install) void installPrompt()?.prompt();
  };
  return (
    <aside className={`stack ${styles.hint}`}>
      <p>{t.installHint}</p>
      <div className="wrap">
        <Button onClick={() => answer(true)}>{t.install}</Button>
        <Button look="secondary" onClick={() => answer(false)}>
          {t.notNow}
        </Button>
      </div>
    </aside>
  );
}
