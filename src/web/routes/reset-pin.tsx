import { ResetPinPage } from '#web/account/ResetPinPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';

export default function ResetPin() {
  const t = useAccountMessages().resetPin;
  return (
    <>
      <PageHead title={t.title} hidden />
      {/* The address holds a token until the scripts are there. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPinPage />
    </>
  );
}
