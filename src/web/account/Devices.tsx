import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import type { DeviceWire } from '#contract/account.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { devices as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Devices.module.css';
import { deviceFrom } from './device-name.ts';
import { logout } from './logout.ts';

/** The devices the customer is signed in on, and a button that signs all of them out. */
export function Devices({ devices }: { devices: DeviceWire[] }) {
  const [asking, setAsking] = useState(false);
  return (
    <section className="stack" aria-labelledby="devices">
      <h2 id="devices">{t.title}</h2>
      <ul className={`card ${styles.list}`}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <Button look="secondary" className={styles.endAll ?? ''} onClick={() => setAsking(true)}>
        {t.endAll}
      </Button>
      {asking && <EndAllDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function DeviceRow({ device }: { device: DeviceWire }) {
  const { browser, system } = deviceFrom(device.user_agent);
  const name = browser && system ? t.named(browser, system) : (browser ?? system ?? t.unknown);
  return (
    <li className={styles.device}>
      <p className="strong">{name}</p>
      {device.is_current && <Badge tone="brand">{t.thisDevice}</Badge>}
      <p className={`muted ${styles.seen}`}>
        {t.lastSeen} <time dateTime={device.last_seen_at}>{formatMoment(device.last_seen_at)}</time>
      </p>
    </li>
  );
}

function EndAllDialog({ onClose }: { onClose: () => void }) {
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
