import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import { ForgotPinForm } from '#web/account/ForgotPinForm.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';

export default function ForgotPin() {
  const t = useMessages().forgotPin;
  return (
    <>
      <PageHead title={t.title} hidden />
      <AccountCard title={t.title} lead={t.lead}>
        <ForgotPinForm />
        <BackToLogin />
      </AccountCard>
    </>
  );
}
