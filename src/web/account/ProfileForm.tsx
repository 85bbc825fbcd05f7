import type { CustomerWire } from '#contract/account.ts';
import { Field } from '#ui/Field.tsx';
import { accountPage as t } from '#web/messages/en/account.ts';
import styles from './AccountPage.module.css';
import { profileFields } from './profile.ts';

/** Spec §2: read-only; the shop keeps it. */
export function ProfileForm({ customer }: { customer: CustomerWire }) {
  return (
    <form className={`card stack gap-4 ${styles.card}`} aria-label={t.myProfile}>
      <div className={styles.fields}>
        {profileFields(customer).map((field) => (
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
      <p className="muted">{t.changeHint}</p>
    </form>
  );
}
