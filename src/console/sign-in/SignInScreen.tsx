import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathAfterSignIn } from '#console/data/sign-in-path.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { CodeForm } from './CodeForm.tsx';
import { type Credentials, PasswordForm } from './PasswordForm.tsx';
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
