import { LoginPage } from '#web/account/LoginPage.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';

export default function Login() {
  const t = useMessages().login;
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}
