import { PackStepper } from '#web/cart/PackStepper.tsx';
import { PickerStatus } from '#web/cart/PickerStatus.tsx';
import { usePicker } from '#web/cart/use-picker.ts';
import type { Product } from '#web/catalogue/product.ts';
import { PackTable } from './PackTable.tsx';

type BuyPacksProps = { product: Product; userId: number };

/** The packs of the page with a stepper in each row, so that a customer needs no drawer here. */
export function BuyPacks({ product, userId }: BuyPacksProps) {
  const picker = usePicker(product, userId);
  return (
    <>
      <PackTable
        packs={product.packs}
        mrpPaise={product.price.mrpPaise}
        stepperOf={(pack) => <PackStepper product={product} pack={pack} picker={picker} />}
      />
      {product.packs.length > 0 && <PickerStatus product={product} picker={picker} />}
    </>
  );
}
