import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useSessionExpired, useUserId } from '#web/data/use-user.ts';
import { login as t } from '#web/messages/en/account.ts';
import { shell } from '#web/messages/en/shell.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Form.module.css';
import { LoginForm } from './LoginForm.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Tick } from './Tick.tsx';
import { useLogin } from './use-login.ts';

export function LoginPage() {
  const { state, login, goOn } = useLogin();
  const signedIn = useUserId() !== undefined;
  const isSessionExpired = useSessionExpired();
  const [registering, setRegistering] = useState(false);
  if (signedIn && state.name !== 'done') return <SignedIn onGoOn={goOn} />;

  return (
    <AccountCard title={t.title} lead={t.lead}>
      {isSessionExpired && <Notice tone="info">{t.signInAgain}</Notice>}
      <LoginForm state={state} onLogin={login} />
      <div className={`row ${styles.below}`}>
        <p>{t.newHere}</p>
        <Button look="secondary" className={styles.register} onClick={() => setRegistering(true)}>
          {t.register}
        </Button>
        <noscript>
          <Link className={styles.link} to="/contact-us">
            {shell.footer.contactUs}
          </Link>
        </noscript>
      </div>
      {registering && <RegisterDialog onClose={() => setRegistering(false)} />}
      {state.name === 'done' && (
        <Dialog
          title={t.success}
          picture={<Tick />}
          onClose={goOn}
          actions={<Button onClick={goOn}>{t.goOn}</Button>}
        >
          <p className={styles.muted}>{t.welcome}</p>
        </Dialog>
      )}
    </AccountCard>
  );
}
