import { Button } from '#ui/Button.tsx';
import { useUserName } from '#web/data/use-user.ts';
import { login as t } from '#web/messages/en/account.ts';
import { shell as messages } from '#web/messages/en/shell.ts';
import { AccountCard } from './AccountCard.tsx';
import { useLogout } from './use-logout.ts';

/** The sign-in page for someone who is signed in already. */
export function SignedIn({ onGoOn }: { onGoOn: () => void }) {
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
