import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLogout } from '#web/account/use-logout.ts';
import { logoutWarning as t } from '#web/messages/en/cart.ts';
import styles from './PriceAlert.module.css';
import { hasUnanswered } from './queued-changes.ts';

/** Signing out deletes what waits for the network: it is asked about first. */
export function LogoutWarning() {
  const logout = useLogout();
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (asked) return; // its own button signs out
    const ask = (event: Event) => {
      if (!hasUnanswered()) return;
      event.preventDefault();
      setAsked(true);
    };
    addEventListener('logout', ask);
    return () => removeEventListener('logout', ask);
  }, [asked]);

  if (!asked) return null;
  const close = () => setAsked(false);
  return (
    <Dialog
      title={t.title}
      onClose={close}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            {t.stay}
          </Button>
          <Button look="danger" onClick={logout}>
            {t.logout}
          </Button>
        </>
      }
    >
      <p className={`faint ${styles.text}`}>{t.text}</p>
    </Dialog>
  );
}
