import { useEffect } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { picker as t } from '#web/messages/en/cart.ts';
import { CartBar } from './CartBar.tsx';
import { LogoutWarning } from './LogoutWarning.tsx';
import { Picker } from './Picker.tsx';
import { PriceAlert } from './PriceAlert.tsx';
import { startQueue } from './queue.ts';
import { tellRefusal, useRefusal } from './refused-change.ts';
import { useAddAfterLogin } from './use-add-after-login.ts';

/** What signed-in customers see over every page. */
export function CartOverlays({ userId }: { userId: number }) {
  useEffect(startQueue, []);
  useAddAfterLogin();
  return (
    <>
      <CartBar />
      <Picker userId={userId} />
      <RefusedChange />
      <PriceAlert userId={userId} />
      <LogoutWarning />
    </>
  );
}

/** Spec §8. */
function RefusedChange() {
  const refusal = useRefusal();
  if (refusal === undefined) return null;
  const close = () => tellRefusal(undefined);
  return <AlertDialog title={t.refused} text={refusal} okLabel={t.ok} onClose={close} />;
}
