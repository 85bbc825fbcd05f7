import { BreakableName } from '#ui/BreakableName.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Settings } from '#web/data/root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import { telephoneLink } from '#web/paths/paths.ts';
import styles from './Footer.module.css';

export function Contact({ settings }: { settings: Settings }) {
  const { address, phone, email } = settings;
  if (address === '' && phone === '' && email === '') return null;
  return (
    <section>
      <h2 className={styles.title}>{t.footer.contact}</h2>
      <address className={styles.address}>
        {address !== '' && (
          <p className={`row muted ${styles.contact}`} lang={writtenIn(address)}>
            <Icon name="pin" small />
            {address}
          </p>
        )}
        {phone !== '' && (
          <a className={`row muted ${styles.contact}`} href={telephoneLink(phone)}>
            <Icon name="phone" small />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a className={`row muted ${styles.contact}`} href={`mailto:${email}`} aria-label={email}>
            <Icon name="mail" small />
            <span className={styles.mail}>
              <BreakableName text={email} />
            </span>
          </a>
        )}
      </address>
    </section>
  );
}
