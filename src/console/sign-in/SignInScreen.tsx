import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { textOf, wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { pathAfterSignIn } from '#console/data/sign-in-path.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Field } from '#ui/Field.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './SignInLayout.module.css';
import { SignInLayout } from './SignInLayout.tsx';

/** E-mail and password, then the second factor's code where one is switched on. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState<Credentials>();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const goOn = () => navigate(pathAfterSignIn(search), { replace: true });

  if (codeNeeded && credentials) {
    return (
      <SignInLayout title={t.codeTitle} text={t.codeText}>
        <CodeForm credentials={credentials} onSignedIn={goOn} onBack={() => setCodeNeeded(false)} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t.signInTitle}>
      <PasswordForm
        email={credentials?.email}
        onSignedIn={goOn}
        onCodeNeeded={(given) => {
          setCredentials(given);
          setCodeNeeded(true);
        }}
      />
    </SignInLayout>
  );
}

type CodeFormProps = { credentials: Credentials; onSignedIn: () => void; onBack: () => void };

function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const form = useCallForm({
    texts: { totp: { missing: t.codeMissing } },
    refusals: { 'wrong-totp': 'totp' },
    async onSend(element) {
      await consoleCall('signIn', { ...credentials, totp: textOf(element, 'totp') });
      onSignedIn();
    },
  });
  return (
    <>
      <CallForm form={form} label={t.goOn} sending={t.signingIn} wide>
        <Field
          name="totp"
          label={t.code}
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
          // The only thing to do here, and the screen has just been replaced by it.
          autoFocus
          error={form.errors.totp}
        />
      </CallForm>
      <button type="button" className={`accent ${styles.link}`} onClick={onBack}>
        {t.otherAccount}
      </button>
    </>
  );
}

type Credentials = { email: string; password: string };

type PasswordFormProps = {
  email: string | undefined;
  onSignedIn: () => void;
  onCodeNeeded: (credentials: Credentials) => void;
};

function PasswordForm({ email = '', onSignedIn, onCodeNeeded }: PasswordFormProps) {
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
