import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import { packsIn } from '#domain/cart/cart.ts';
import { refusePacks } from '#domain/cart/cart-rules.ts';
import type { Pack } from '#domain/catalogue/pricing.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Quantity } from '#ui/Quantity.tsx';
import {
  type CardStepper as CardStepperType,
  openPicker,
  prerenderPicker,
  useIsPicking,
} from '#web/catalogue/picker-store.ts';
import type { Product } from '#web/catalogue/product.ts';
import { useCurrentProduct } from '#web/catalogue/use-current-product.ts';
import { useUserId } from '#web/data/use-user.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { product as words } from '#web/messages/en/product.ts';
import styles from './CardStepper.module.css';
import { otherUnits } from './cart-line.ts';
import { cartNow, subscribeToCart } from './cart-store.ts';
import { shownUnits } from './pending-packs.ts';
import { usePicker } from './use-picker.ts';

/** On a card, in Add's place: what the cart holds of its product. */
export const CardStepper: CardStepperType = ({ product, place, onShow }) => {
  const userId = useUserId();
  const held = useHeldPacks(product);
  const [only] = held;
  // What the drawer adds shows once it is closed: nothing moves behind it.
  const isShown = !useIsPicking(product) && only !== undefined && userId !== undefined;
  useLayoutEffect(() => onShow(isShown), [onShow, isShown]);
  useFocusThatStays(place, isShown);
  if (!isShown) return null;
  if (held.length > 1) return <PacksOfSeveral product={product} held={held} />;
  return <OnePack key={only.pack.slot} product={product} pack={only.pack} userId={userId} />;
};

/** The keyboard goes on from what came in place of the button that it pressed. */
function useFocusThatStays(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const node = place.current;
    const note = ({ type, relatedTarget }: FocusEvent) => {
      // Without a target the button itself may be gone.
      if (type === 'focusin' || relatedTarget) hadFocus.current = type === 'focusin';
    };
    hadFocus.current = node?.contains(document.activeElement) ?? false;
    node?.addEventListener('focusin', note);
    node?.addEventListener('focusout', note);
    return () => {
      node?.removeEventListener('focusin', note);
      node?.removeEventListener('focusout', note);
    };
  }, [place]);
  useEffect(() => {
    void afterPaint().then(() => {
      if (!hadFocus.current || document.activeElement !== document.body) return;
      const next = place.current?.querySelector<HTMLElement>(
        isShown ? '[aria-haspopup]' : 'button',
      );
      next?.focus({ preventScroll: true });
    });
  }, [place, isShown]);
}

type Held = { pack: Pack; packs: number };

/** Looked at by every card with every change of the cart: only those render whose packs have changed. */
function useHeldPacks(product: Product): Held[] {
  const packsOf = () => {
    const units = shownUnits(cartNow(), product.id);
    return product.packs.map((pack) => packsIn(units[pack.slot], pack.size));
  };
  const known = useSyncExternalStore(
    subscribeToCart,
    () => packsOf().join(),
    () => '',
  );
  const packs = known.split(',').map(Number);
  return product.packs.flatMap((pack, i) => {
    const count = packs[i] ?? 0;
    return count > 0 ? [{ pack, packs: count }] : [];
  });
}

/** Several packs of one product: the drawer has the stepper of each. */
function PacksOfSeveral({ product, held }: { product: Product; held: readonly Held[] }) {
  const packs = held.reduce((total, one) => total + one.packs, 0);
  return (
    <Button
      look="secondary"
      className={styles.several}
      aria-label={t.changeOnCard(t.packs(packs), product.name)}
      aria-haspopup="dialog"
      onPointerDown={() => void prerenderPicker(product)}
      onClick={() => openPicker(product)}
    >
      {t.packs(packs)}
    </Button>
  );
}

type OnePackProps = { product: Product; pack: Pack; userId: number };

function OnePack({ product: given, pack, userId }: OnePackProps) {
  const product = useCurrentProduct(given);
  const picker = usePicker(product, userId);
  const packs = packsIn(picker.units[pack.slot], pack.size);
  const name = `${product.name}, ${words.packName(pack.packaging, pack.size)}`;
  const room = {
    packSize: pack.size,
    maxUnits: product.maxUnits,
    stock: product.stock,
    otherUnits: otherUnits(picker.units, pack.slot),
  };

  const isFull = refusePacks(room, packs + 1) !== undefined;
  return (
    <Quantity
      className={classes(styles.stepper, picker.pending[pack.slot] && styles.waiting)}
      label={t.packsOf(name)}
      value={t.packs(packs)}
      lessLabel={t.less(name)}
      moreLabel={t.more(name)}
      canLess={packs > 0 && !picker.isUnknown}
      canMore={!isFull && !picker.isUnknown}
      pending={picker.busySlot !== undefined}
      onLess={() => picker.change(pack, -1)}
      onMore={() => picker.change(pack, 1)}
      // Its other packs are in the drawer.
      opener={{
        label: t.changeOnCard(t.packs(packs), product.name),
        onPress: () => void prerenderPicker(product),
        onOpen: () => openPicker(product),
      }}
    />
  );
}
