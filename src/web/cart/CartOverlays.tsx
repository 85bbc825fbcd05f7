import { CartBar } from './CartBar.tsx';
import { Picker } from './Picker.tsx';
import { PriceAlert } from './PriceAlert.tsx';

/** What signed-in customers see over every page. */
export function CartOverlays({ userId }: { userId: number }) {
  return (
    <>
      <CartBar />
      <Picker userId={userId} />
      <PriceAlert userId={userId} />
    </>
  );
}
