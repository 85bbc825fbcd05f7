import { type FormEvent, useRef } from 'react';
import { Link } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './SignInLayout.module.css';

export type Credentials = { email: string; password: string };

const fieldTexts = {
  email: { missing: t.emailMissing, wrong: t.emailWrong },
  password: { missing: t.passwordMissing },
};

type PasswordFormProps = {
  email: string | undefined;
  onSignedIn: () => void;
  onCodeNeeded: (credentials: Credentials) => void;
};

export function PasswordForm({ email = '', onSignedIn, onCodeNeeded }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current) return false;
    if (code === 'totp-needed') onCodeNeeded(credentialsIn(form.current));
    else if (code === 'wrong-password') show(form.current, { password: message });
    else return false;
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await consoleCall('signIn', credentialsIn(currentTarget));
      onSignedIn();
    });
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
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <EmailField error={errors.email} defaultValue={email} />
      <PasswordField
        name="password"
        label={t.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" aria-disabled={pending}>
        {pending ? t.signingIn : t.signIn}
      </Button>
      <Link className={styles.link} to="/forgotten-password">
        {t.forgotten}
      </Link>
    </form>
  );
}

function credentialsIn(form: HTMLFormElement): Credentials {
  // A password's spaces count.
  const password = String(new FormData(form).get('password') ?? '');
  return { email: textOf(form, 'email'), password };
}
