import type { CustomerWire } from '#contract/account.ts';
import { Field } from '#ui/Field.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import styles from './AccountPage.module.css';
import { profileFields } from './profile.ts';

/** Spec §2: read-only; the shop keeps it. */
export function ProfileForm({ customer }: { customer: CustomerWire }) {
  const t = useAccountMessages().accountPage;
  return (
    <form className={styles.card} aria-label={t.myProfile}>
      <div className={styles.fields}>
        {profileFields(customer, t).map((field) => (
          <Field
            key={field.name}
            name={field.name}
            label={field.label}
            className={field.short ? undefined : styles.long}
            value={field.value}
            placeholder={t.notGiven}
            readOnly
          />
        ))}
      </div>
      <p className={styles.hint}>{t.changeHint}</p>
    </form>
  );
}
