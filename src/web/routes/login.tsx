import { LoginPage } from '#web/account/LoginPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { login as t } from '#web/messages/en/account.ts';

export default function Login() {
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}
