import { useState } from 'react';
import type { DeviceWire } from '#contract/account.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { devices as t } from '#web/messages/en/account.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import styles from './Devices.module.css';
import { deviceFrom } from './device-name.ts';
import { EndAllDialog } from './EndAllDialog.tsx';

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
