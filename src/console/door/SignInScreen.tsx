import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { doorTexts as t } from '#console/messages/door.ts';
import { pathAfterSignIn } from '#console/sign-in-path.ts';
import { CodeForm } from './CodeForm.tsx';
import { DoorLayout } from './DoorLayout.tsx';
import { type Credentials, PasswordForm } from './PasswordForm.tsx';

/** E-mail and password, then the second factor's code where one is switched on. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState<Credentials>();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const goOn = () => navigate(pathAfterSignIn(search), { replace: true });

  if (codeNeeded && credentials) {
    return (
      <DoorLayout title={t.codeTitle} text={t.codeText}>
        <CodeForm credentials={credentials} onSignedIn={goOn} onBack={() => setCodeNeeded(false)} />
      </DoorLayout>
    );
  }
  return (
    <DoorLayout title={t.signInTitle}>
      <PasswordForm
        email={credentials?.email}
        onSignedIn={goOn}
        onCodeNeeded={(given) => {
          setCredentials(given);
          setCodeNeeded(true);
        }}
      />
    </DoorLayout>
  );
}
