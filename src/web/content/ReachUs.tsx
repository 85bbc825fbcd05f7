import type { ReactNode } from 'react';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { contact as t } from '#web/messages/en/content.ts';
import styles from './ReachUs.module.css';

/** Spec §2: the side card with the shop's address, e-mail and phone. */
export function ReachUs() {
  const settings = useRootData()?.settings;
  if (!settings) return null;
  const { shop_name, address, email, phone, opening_hours } = settings;
  return (
    <aside className={`stack gap-4 ${styles.card}`} aria-labelledby="reach-us">
      <h2 id="reach-us">{t.reach}</h2>
      <address className={`stack ${styles.ways}`}>
        {address !== '' && (
          <Way icon="pin" label={t.address}>
            <span>
              {shop_name}
              <br />
              {address}
            </span>
          </Way>
        )}
        {email !== '' && (
          <Way icon="mail" label={t.mail}>
            <a className={styles.link} href={`mailto:${email}`} aria-label={email}>
              <BreakableName text={email} />
            </a>
          </Way>
        )}
        {phone !== '' && (
          <Way icon="phone" label={t.phone}>
            <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </Way>
        )}
        {opening_hours && (
          <Way icon="clock" label={t.hours}>
            <span className={styles.lines}>{opening_hours}</span>
          </Way>
        )}
      </address>
    </aside>
  );
}

type WayProps = { icon: IconName; label: string; children: ReactNode };

function Way({ icon, label, children }: WayProps) {
  return (
    <div className={styles.way}>
      <Icon name={icon} />
      <div>
        <p className="muted">{label}</p>
        {children}
      </div>
    </div>
  );
}
