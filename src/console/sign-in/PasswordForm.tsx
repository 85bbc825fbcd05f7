import { Link } from 'react-router';
import { textOf, wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { EmailField } from './EmailField.tsx';
import styles from './SignInLayout.module.css';

export type Credentials = { email: string; password: string };

type PasswordFormProps = {
  email: string | undefined;
  onSignedIn: () => void;
  onCodeNeeded: (credentials: Credentials) => void;
};

export function PasswordForm({ email = '', onSignedIn, onCodeNeeded }: PasswordFormProps) {
  const form = useCallForm({
    texts: {
      email: { missing: t.emailMissing, wrong: t.emailWrong },
      password: { missing: t.passwordMissing },
    },
    refusals: { 'wrong-password': 'password' },
    onRefusal({ code }, element) {
      if (code !== 'totp-needed') return false;
      onCodeNeeded(credentialsIn(element));
      return true;
    },
    async onSend(element) {
      await consoleCall('signIn', credentialsIn(element));
      onSignedIn();
    },
  });
  return (
    <>
      <CallForm form={form} label={t.signIn} sending={t.signingIn} wide>
        <EmailField error={form.errors.email} defaultValue={email} />
        <PasswordField
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={form.errors.password}
        />
      </CallForm>
      <Link className={`accent ${styles.link}`} to="/forgotten-password">
        {t.forgotten}
      </Link>
    </>
  );
}

function credentialsIn(form: HTMLFormElement): Credentials {
  return { email: textOf(form, 'email'), password: wholeTextOf(form, 'password') };
}
