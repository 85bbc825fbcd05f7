import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { nameTraces } from '#client/trace-header.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { afterPaint } from '#ui/after-paint.ts';
import { takeAdd } from '#web/account/add-after-login.ts';
import { openPicker } from '#web/catalogue/picker-store.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import { browserCall } from '#web/data/api.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { loginPath, packsId, productPath, resetPinPath } from '#web/paths/paths.ts';
import { CartBar } from './CartBar.tsx';
import { LogoutWarning } from './LogoutWarning.tsx';
import { Picker } from './Picker.tsx';
import { PriceAlert } from './PriceAlert.tsx';
import { startQueue } from './queue.ts';
import { tellRefusal, useRefusal } from './refused-change.ts';

/** What signed-in customers see over every page. */
export function CartOverlays({ userId }: { userId: number }) {
  useEffect(startQueue, []);
  useEffect(nameTraces, []);
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

/** Who has signed in is led on from here: what opened over it would go with it. */
const leavesBy = new Set([loginPath, resetPinPath]);

/** Whoever signed in because of an Add button sees the packs of its product on the page they return to. */
function useAddAfterLogin(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const slug = leavesBy.has(pathname) ? undefined : takeAdd();
    if (slug === undefined) return;
    const left = new AbortController();
    void (pathname === productPath(slug) ? showPacks() : pick(slug, left.signal));
    return () => left.abort();
  }, [pathname]);
}

/** The page of the product has its packs itself. */
async function showPacks(): Promise<void> {
  await afterPaint();
  const packs = document.getElementById(packsId);
  if (!packs) return;
  packs.tabIndex = -1;
  packs.focus({ preventScroll: true });
  packs.scrollIntoView({ block: 'center' });
}

/** Read anew: the card may be on a part of the list that is not loaded, or older than the price. */
async function pick(slug: string, left: AbortSignal): Promise<void> {
  const read = browserCall('getProductBySlug', { slug }, left);
  const answer = await optional(browserLog, 'add after login', read);
  const product = answer && productFromWire(answer.product);
  if (product && product.stock > 0 && !left.aborted) openPicker(product);
}
