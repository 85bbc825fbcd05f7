import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
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
  const form = useCallForm({
    texts: { password: { missing: t.passwordMissing, wrong: short } },
    async onSend(element) {
      const password = wholeTextOf(element, 'password');
      onDone((await consoleCall('setPassword', { token, password })).message);
    },
  });
  return (
    <CallForm form={form} label={t.setPassword} sending={t.saving} wide>
      <PasswordField
        name="password"
        label={t.newPassword}
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={short}
        error={form.errors.password}
      />
    </CallForm>
  );
}
