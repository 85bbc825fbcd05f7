import { LoginPage } from '#web/account/LoginPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';

export default function Login() {
  const t = useAccountMessages().login;
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}
