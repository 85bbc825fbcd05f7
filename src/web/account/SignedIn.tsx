import { Button } from '#ui/Button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useUserName } from '#web/use-user.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Form.module.css';
import { useLogout } from './use-logout.ts';

/** The sign-in page for someone who is signed in already. */
export function SignedIn({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages();
  const name = useUserName();
  const logout = useLogout();
  return (
    <AccountCard title={t.login.signedIn} lead={name && t.login.signedInAs(name)}>
      <div className={styles.buttons}>
        <Button onClick={onGoOn}>{t.login.goOn}</Button>
        <Button look="secondary" onClick={logout}>
          {t.logout}
        </Button>
      </div>
    </AccountCard>
  );
}
