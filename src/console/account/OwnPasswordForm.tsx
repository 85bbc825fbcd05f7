import { type FormEvent, useRef } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useSubmit } from '#console/data/use-submit.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './AccountScreen.module.css';

type OwnPasswordFormProps = {
  text: string;
  label: string;
  onPassword: (password: string) => Promise<void>;
};

/** Asks for one's password before something that protects the account changes. */
export function OwnPasswordForm({ text, label, onPassword }: OwnPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, show, clear } = useFieldErrors({
    password: { missing: t.currentMissing },
  });
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || code !== 'wrong-password') return false;
    show(form.current, { password: message });
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    submit(() => onPassword(password));
  }

  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      method="post"
      onSubmit={onSubmit}
      onChange={clear}
    >
      <p className={styles.text}>{text}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <PasswordField
        name="password"
        label={t.current}
        autoComplete="current-password"
        error={errors.password}
      />
      <div className={formStyles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
