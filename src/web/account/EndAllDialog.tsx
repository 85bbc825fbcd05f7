import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { devices as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Devices.module.css';
import { logout } from './logout.ts';

export function EndAllDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function endAll() {
    const userId = storedUserId();
    if (busy || userId === undefined) return;
    setBusy(true);
    try {
      await browserCall('signOutEverywhere', { user_id: userId });
      await logout();
      await navigate(loginPath);
    } catch (error) {
      browserLog('sign out everywhere', error);
      setFailure(refusalText(error, shell.somethingWentWrong, shell.somethingWentWrong));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={t.endAllTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button className={styles.danger ?? ''} aria-disabled={busy} onClick={endAll}>
            {t.endAll}
          </Button>
        </>
      }
    >
      <p className="faint">{t.endAllText}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
