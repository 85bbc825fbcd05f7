import { Button } from '#ui/Button.tsx';
import { useUserName } from '#web/data/use-user.ts';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Form.module.css';
import { useLogout } from './use-logout.ts';

/** The sign-in page for someone who is signed in already. */
export function SignedIn({ onGoOn }: { onGoOn: () => void }) {
  const messages = useMessages();
  const { login: t } = useAccountMessages();
  const name = useUserName();
  const logout = useLogout();
  return (
    <AccountCard title={t.signedIn} lead={name && t.signedInAs(name)}>
      <div className={styles.buttons}>
        <Button onClick={onGoOn}>{t.goOn}</Button>
        <Button look="secondary" onClick={logout}>
          {messages.logout}
        </Button>
      </div>
    </AccountCard>
  );
}
