import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import { ForgotPinForm } from '#web/account/ForgotPinForm.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { forgotPin as t } from '#web/messages/en/account.ts';

export default function ForgotPin() {
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
