import { ResetPinPage } from '#web/account/ResetPinPage.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';

export default function ResetPin() {
  const t = useMessages().resetPin;
  return (
    <>
      <PageHead title={t.title} hidden />
      {/* The address holds a token until the scripts are there. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPinPage />
    </>
  );
}
