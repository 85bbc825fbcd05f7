import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { queueIdleTask } from '#ui/idle-queue.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { closePicker, setPickerLoaded, usePicked } from '#web/catalogue/picker-store.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { cartPath } from '#web/paths/paths.ts';
import { CardStepper } from './CardStepper.tsx';
import styles from './Picker.module.css';
import { PickerPacks, PickerPacksSkeleton } from './PickerPacks.tsx';

/** Spec §2: the bottom sheet in which packs are added, one for the whole shop. */
export function Picker({ userId }: { userId: number }) {
  const picked = usePicked();
  // Rendering the packs takes a cheap phone a tenth of a second: the sheet opens before, with a skeleton.
  const ready = useDeferredValue(picked);
  const [idle, setIdle] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    setPickerLoaded(CardStepper);
    return () => setPickerLoaded(undefined);
  }, []);
  useEffect(() => queueIdleTask(() => setIdle(true)), []);
  // Navigation closes it.
  useEffect(() => closePicker, [key]);

  return (
    <Sheet
      open={picked?.open ?? false}
      prerender={idle || picked !== undefined}
      onClose={closePicker}
      title={unbrokenUnits(picked?.product.name ?? '')}
      closeLabel={t.close}
      footer={
        <>
          <Button look="secondary" className={styles.button} onClick={closePicker}>
            {t.onShopping}
          </Button>
          <Link
            className={buttonClass('primary', styles.button)}
            to={cartPath}
            onClick={closePicker}
          >
            {t.toCart}
          </Link>
        </>
      }
    >
      {picked &&
        (picked.key === ready?.key ? (
          <PickerPacks key={picked.key} product={picked.product} userId={userId} />
        ) : (
          <PickerPacksSkeleton product={picked.product} />
        ))}
    </Sheet>
  );
}
