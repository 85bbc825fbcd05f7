import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** Opened from a mail. */
export function Component() {
  const [search] = useSearchParams();
  const [done, setDone] = useState<string>();
  const token = search.get('token');
  return (
    <SignInLayout title={t.newPasswordTitle}>
      {done !== undefined && (
        <>
          <Notice tone="success">{done}</Notice>
          <Link className={buttonClass('primary')} to="/sign-in">
            {t.signIn}
          </Link>
        </>
      )}
      {done === undefined && token && <NewPasswordForm token={token} onDone={setDone} />}
      {!token && <Notice tone="danger">{t.linkBroken}</Notice>}
      {done === undefined && (
        <Link className={buttonClass('quiet')} to="/forgotten-password">
          {t.newLink}
        </Link>
      )}
    </SignInLayout>
  );
}

type NewPasswordFormProps = { token: string; onDone: (message: string) => void };

function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const short = t.passwordShort(minPasswordLength);
  const { errors, check, clear } = useFieldErrors({
    password: { missing: t.passwordMissing, wrong: short },
  });
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      const password = String(new FormData(currentTarget).get('password'));
      const { message } = await consoleCall('setPassword', { token, password });
      onDone(message);
    });
  }

  return (
    <form className={formStyles.form} noValidate method="post" onSubmit={onSubmit} onChange={clear}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <PasswordField
        name="password"
        label={t.newPassword}
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={short}
        error={errors.password}
      />
      <Button type="submit" aria-disabled={pending}>
        {pending ? t.saving : t.setPassword}
      </Button>
    </form>
  );
}
