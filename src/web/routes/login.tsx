import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountCard } from '#web/account/AccountCard.tsx';
import styles from '#web/account/Form.module.css';
import { LoginForm } from '#web/account/LoginForm.tsx';
import { RegisterCard, registerQuery } from '#web/account/RegisterCard.tsx';
import { RegisterDialog } from '#web/account/RegisterDialog.tsx';
import { Tick } from '#web/account/Tick.tsx';
import { useLogin } from '#web/account/use-login.ts';
import { useLogout } from '#web/account/use-logout.ts';
import { useWantedName } from '#web/account/use-wanted-name.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { useSessionExpired, useUserId, useUserName } from '#web/data/use-user.ts';
import { login as t } from '#web/messages/en/account.ts';
import { shell as messages } from '#web/messages/en/shell.ts';

export default function Login() {
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}

/** `?register` is a page without scripts; with them it is a dialog. */
function LoginPage() {
  return useSearchParams()[0].has(registerQuery) ? <RegisterCard /> : <SignInPage />;
}

function SignInPage() {
  const { state, login, goOn } = useLogin();
  const signedIn = useUserId() !== undefined;
  const isSessionExpired = useSessionExpired();
  const wanted = useWantedName();
  const [registering, setRegistering] = useState(false);

  function openRegister(event: FormEvent) {
    event.preventDefault();
    setRegistering(true);
  }

  if (signedIn && state.name !== 'done') return <SignedIn onGoOn={goOn} />;

  return (
    <AccountCard title={t.title} lead={wanted === '' ? t.lead : undefined}>
      {isSessionExpired && <Notice tone="info">{t.signInAgain}</Notice>}
      {wanted !== '' && <Notice tone="info">{t.waits(wanted)}</Notice>}
      <LoginForm state={state} onLogin={login} />
      <form className={`stack ${styles.below}`} onSubmit={openRegister}>
        <Button type="submit" name={registerQuery} look="secondary" className={styles.submit ?? ''}>
          {t.register}
        </Button>
      </form>
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

/** The sign-in page for someone who is signed in already. */
function SignedIn({ onGoOn }: { onGoOn: () => void }) {
  const name = useUserName();
  const logout = useLogout();
  return (
    <AccountCard title={t.signedIn} lead={name && t.signedInAs(name)}>
      <div className="wrap">
        <Button onClick={onGoOn}>{t.goOn}</Button>
        <Button look="secondary" onClick={logout}>
          {messages.logout}
        </Button>
      </div>
    </AccountCard>
  );
}
