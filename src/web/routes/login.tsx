import { redirect } from 'react-router';
import { LoginPage } from '#web/account/LoginPage.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';
import type { Route } from './+types/login.ts';

/** A form sent without scripts: shown again, since only the API can set the session. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search, 303);
}

export default function Login() {
  const t = useMessages().login;
  return (
    <>
      <PageHead title={t.title} hidden />
      <LoginPage />
    </>
  );
}
