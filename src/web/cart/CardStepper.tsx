import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { packsIn } from '#domain/cart/cart.ts';
import { refusePacks } from '#domain/cart/cart-rules.ts';
import type { Pack } from '#domain/catalogue/pricing.ts';
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
  const isEmptied = useRef(false);
  useEffect(() => {
    if (isShown || !isEmptied.current) return;
    isEmptied.current = false;
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [place, isShown]);

  if (!isShown) return null;
  if (held.length > 1) return <PacksOfSeveral product={product} held={held} />;
  const onEmptied = () => {
    isEmptied.current = true;
  };
  return (
    <OnePack
      key={only.pack.slot}
      product={product}
      pack={only.pack}
      userId={userId}
      onEmptied={onEmptied}
    />
  );
};

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

type OnePackProps = {
  product: Product;
  pack: Pack;
  userId: number;
  /** Its last pack is being taken out: the focus goes to what comes in its place. */
  onEmptied: () => void;
};

function OnePack({ product: given, pack, userId, onEmptied }: OnePackProps) {
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

  function less() {
    if (packs === 1) onEmptied();
    void picker.change(pack, -1);
  }

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
      onLess={less}
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
