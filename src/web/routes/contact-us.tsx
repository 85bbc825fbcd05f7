import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import styles from '#web/content/ContactForm.module.css';
import { ContactForm } from '#web/content/ContactForm.tsx';
import { ContentPage } from '#web/content/ContentPage.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { contact as t } from '#web/messages/en/content.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import { telephoneLink } from '#web/paths/paths.ts';

export default function ContactUs() {
  const [query] = useSearchParams();
  return (
    <ContentPage title={t.title}>
      <p>{t.lead}</p>
      <div className={`stack gap-6 ${styles.columns}`}>
        <ContactForm outcome={formOutcome(query)} />
        <ReachUs />
      </div>
    </ContentPage>
  );
}

/** Spec §2: the side card with the shop's address, e-mail and phone. */
function ReachUs() {
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
              <span lang={writtenIn(address)}>{address}</span>
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
            <a className={styles.link} href={telephoneLink(phone)}>
              {phone}
            </a>
          </Way>
        )}
        {opening_hours && (
          <Way icon="clock" label={t.hours}>
            <span className={styles.lines} lang={writtenIn(opening_hours)}>
              {opening_hours}
            </span>
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
