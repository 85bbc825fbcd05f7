import { CartBar } from './CartBar.tsx';
import { Picker } from './Picker.tsx';
import { PriceAlert } from './PriceAlert.tsx';

/** What only signed-in customers get on every page. */
export function MemberParts({ userId }: { userId: number }) {
  return (
    <>
      <CartBar />
      <Picker userId={userId} />
      <PriceAlert userId={userId} />
    </>
  );
}
