import { redirect } from 'react-router';
import { ResetPinPage } from '#web/account/ResetPinPage.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHead } from '#web/PageHead.tsx';
import type { Route } from './+types/reset-pin.ts';

/** A form sent without scripts: shown again. */
export function action({ url }: Route.ActionArgs) {
  return redirect(url.pathname + url.search, 303);
}

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
