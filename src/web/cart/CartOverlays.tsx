import { useEffect } from 'react';
import { CartBar } from './CartBar.tsx';
import { LogoutWarning } from './LogoutWarning.tsx';
import { Picker } from './Picker.tsx';
import { PriceAlert } from './PriceAlert.tsx';
import { startQueue } from './queue.ts';

/** What signed-in customers see over every page. */
export function CartOverlays({ userId }: { userId: number }) {
  useEffect(startQueue, []);
  return (
    <>
      <CartBar />
      <Picker userId={userId} />
      <PriceAlert userId={userId} />
      <LogoutWarning />
    </>
  );
}
