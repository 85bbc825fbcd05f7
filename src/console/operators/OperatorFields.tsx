import { PasswordField } from '#console/components/PasswordField.tsx';
import type { DraftOf } from '#console/components/use-draft.ts';
import { useMe } from '#console/data/use-me.ts';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { operatorRoles } from '#domain/operators/permissions.ts';
import { Field } from '#ui/Field.tsx';
import type { OperatorDraft } from './OperatorDialog.tsx';
import styles from './OperatorFields.module.css';

type OperatorFieldsProps = { operator: OperatorWire | undefined; draft: DraftOf<OperatorDraft> };

export function OperatorFields({ operator, draft }: OperatorFieldsProps) {
  const { values, change, field, box } = draft;
  const isMe = useMe().id === operator?.id;
  return (
    <>
      <Field {...field('name')} autoComplete="off" maxLength={100} required />
      <Field {...field('email')} type="email" autoComplete="off" maxLength={254} required />
      <fieldset className={`stack ${styles.roles}`}>
        <legend className="caption">{t.role}</legend>
        {operatorRoles.map((role) => (
          <label key={role} className={`row gap-3 ${styles.choice}`}>
            <input
              type="radio"
              name="role"
              value={role}
              checked={role === values.role}
              onChange={() => change({ role })}
            />
            <span>
              <span className={styles.role}>{roleNames[role]}</span>
              <span className={`muted ${styles.may}`}>{t.mayRole[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {/* One's own is changed under the account, with the old one. */}
      {!isMe && (
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          required={false}
          minLength={minPasswordLength}
          hint={operator ? t.passwordKeepHint : t.passwordNewHint}
        />
      )}
      {operator && (
        <>
          <label className={`row gap-3 ${styles.choice}`}>
            <input {...box('active')} />
            <span className={styles.role}>{t.mayStillSignIn}</span>
          </label>
          <p className={`muted ${styles.may}`}>{t.endsSessions}</p>
        </>
      )}
    </>
  );
}
