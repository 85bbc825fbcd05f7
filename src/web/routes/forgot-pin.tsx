import { redirect } from 'react-router';
import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import { ForgotPinForm } from '#web/account/ForgotPinForm.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { NoScriptNotice } from '#web/NoScriptNotice.tsx';
import { PageHead } from '#web/PageHead.tsx';
import type { Route } from './+types/forgot-pin.ts';

/** A form sent without scripts: shown again. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname, 303);
}

export default function ForgotPin() {
  const t = useMessages().forgotPin;
  return (
    <>
      <PageHead title={t.title} hidden />
      <AccountCard title={t.title} lead={t.lead}>
        <NoScriptNotice />
        <ForgotPinForm />
        <BackToLogin />
      </AccountCard>
    </>
  );
}
