import { ResetPinPage } from '#web/account/ResetPinPage.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { resetPin as t } from '#web/messages/en/account.ts';

export default function ResetPin() {
  return (
    <>
      <PageHead title={t.title} hidden />
      {/* The address holds a token until the scripts are there. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPinPage />
    </>
  );
}
