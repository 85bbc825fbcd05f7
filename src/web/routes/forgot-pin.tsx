import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import { ForgotPinForm } from '#web/account/ForgotPinForm.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';

export default function ForgotPin() {
  const t = useAccountMessages().forgotPin;
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
