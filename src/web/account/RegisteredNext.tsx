import { useRootData } from '#web/data/use-root-data.ts';
import { register as t } from '#web/messages/en/account.ts';
import { telephoneLink } from '#web/paths/paths.ts';
import styles from './Form.module.css';

/** What comes after registering, when, and whom to call. */
export function RegisteredNext() {
  return (
    <div className="stack gap-2">
      <p>{t.successText}</p>
      <p>{t.linkComes}</p>
      <CallShop />
    </div>
  );
}

/** Nothing, where the shop has no number. */
export function CallShop() {
  const settings = useRootData()?.settings;
  const phone = settings?.phone || settings?.store_phone || '';
  if (phone === '') return null;
  return (
    <p>
      {t.call}{' '}
      <a
        className={`accent ${styles.link} ${styles.lineLink} ${styles.phone}`}
        href={telephoneLink(phone)}
      >
        {phone}
      </a>
    </p>
  );
}
