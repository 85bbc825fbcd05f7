import { PasswordField } from '#console/components/PasswordField.tsx';
import { useMe } from '#console/data/use-me.ts';
import { roleNames } from '#console/messages/account.ts';
import { operatorTexts as t } from '#console/messages/operators.ts';
import type { OperatorWire } from '#contract/console/operators.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { operatorRoles } from '#domain/operators/permissions.ts';
import { Field } from '#ui/Field.tsx';
import styles from './OperatorFields.module.css';

type OperatorFieldsProps = {
  operator: OperatorWire | undefined;
  errors: { name?: string; email?: string; password?: string };
};

export function OperatorFields({ operator, errors }: OperatorFieldsProps) {
  const isMe = useMe().id === operator?.id;
  return (
    <>
      <Field
        name="name"
        label={t.name}
        defaultValue={operator?.name}
        autoComplete="off"
        maxLength={100}
        required
        error={errors.name}
      />
      <Field
        name="email"
        label={t.email}
        type="email"
        defaultValue={operator?.email}
        autoComplete="off"
        maxLength={254}
        required
        error={errors.email}
      />
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t.role}</legend>
        {operatorRoles.map((role) => (
          <label key={role} className={styles.choice}>
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === (operator?.role ?? 'staff')}
            />
            <span>
              <span className={styles.role}>{roleNames[role]}</span>
              <span className={styles.may}>{t.mayRole[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {/* One's own is changed under the account, with the old one. */}
      {!isMe && (
        <PasswordField
          name="password"
          label={operator ? t.newPassword : t.password}
          autoComplete="new-password"
          required={false}
          minLength={minPasswordLength}
          hint={operator ? t.passwordKeepHint : t.passwordNewHint}
          error={errors.password}
        />
      )}
      {operator && (
        <>
          <label className={styles.choice}>
            <input type="checkbox" name="active" defaultChecked={operator.active} />
            <span className={styles.role}>{t.mayStillSignIn}</span>
          </label>
          <p className={styles.may}>{t.endsSessions}</p>
        </>
      )}
    </>
  );
}
