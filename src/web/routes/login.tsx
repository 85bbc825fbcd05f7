import { LoginPage } from '#web/account/LoginPage.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import { PageHead } from '#web/PageHead.tsx';

export default function Login() {
  const t = useAccountMessages().login;
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}
