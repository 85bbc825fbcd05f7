import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useSessionExpired, useUserId } from '#web/data/use-user.ts';
import { login as t } from '#web/messages/en/account.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Form.module.css';
import { LoginForm } from './LoginForm.tsx';
import { RegisterCard, registerQuery } from './RegisterCard.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Tick } from './Tick.tsx';
import { useLogin } from './use-login.ts';

/** `?register` is a page without scripts; with them it is a dialog. */
export function LoginPage() {
  return useSearchParams()[0].has(registerQuery) ? <RegisterCard /> : <SignInPage />;
}

function SignInPage() {
  const { state, login, goOn } = useLogin();
  const signedIn = useUserId() !== undefined;
  const isSessionExpired = useSessionExpired();
  const [registering, setRegistering] = useState(false);

  function openRegister(event: FormEvent) {
    event.preventDefault();
    setRegistering(true);
  }

  if (signedIn && state.name !== 'done') return <SignedIn onGoOn={goOn} />;

  return (
    <AccountCard title={t.title} lead={t.lead}>
      {isSessionExpired && <Notice tone="info">{t.signInAgain}</Notice>}
      <LoginForm state={state} onLogin={login} />
      <div className={`row between ${styles.below}`}>
        <p>{t.newHere}</p>
        <form onSubmit={openRegister}>
          <Button type="submit" name={registerQuery} look="secondary">
            {t.register}
          </Button>
        </form>
      </div>
      {registering && <RegisterDialog onClose={() => setRegistering(false)} />}
      {state.name === 'done' && (
        <Dialog
          title={t.success}
          picture={<Tick />}
          onClose={goOn}
          actions={<Button onClick={goOn}>{t.goOn}</Button>}
        >
          <p className="faint">{t.welcome}</p>
        </Dialog>
      )}
    </AccountCard>
  );
}
