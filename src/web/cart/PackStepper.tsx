import { packsIn } from '#domain/cart/cart.ts';
import { mostPacks, refusePacks } from '#domain/cart/cart-rules.ts';
import type { Pack } from '#domain/catalogue/pricing.ts';
import { formatPaise } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import { Quantity } from '#ui/Quantity.tsx';
import type { Product } from '#web/catalogue/product.ts';
import { picker as t } from '#web/messages/en/cart.ts';
import { product as words } from '#web/messages/en/product.ts';
import { otherUnits } from './cart-line.ts';
import styles from './PackStepper.module.css';
import { refuseTyped } from './typed-packs.ts';
import type { PickerState } from './use-picker.ts';

type PackStepperProps = {
  product: Product;
  pack: Pack;
  picker: PickerState;
  /** In a row of 88 px: the number alone, and no +5 where there is no room for it. */
  isCompact?: boolean;
};

/** Minus, units, plus, and how many packs that is; of none what one costs. Plus ends at the limit and at the stock. */
export function PackStepper({ product, pack, picker, isCompact = false }: PackStepperProps) {
  const units = picker.units[pack.slot];
  const packs = packsIn(units, pack.size);
  const pending = picker.pending[pack.slot]?.by ?? 0;
  const name = words.packName(pack.packaging, pack.size);
  const room = {
    packSize: pack.size,
    maxUnits: product.maxUnits,
    stock: product.stock,
    otherUnits: otherUnits(picker.units, pack.slot),
  };
  const refusal = refusePacks(room, packs + 1);
  const locked = picker.isUnknown;
  const busy = picker.busySlot !== undefined;
  const canFive = packs + 5 <= mostPacks(room) && !locked && !busy;
  return (
    <div className={classes(styles.stepper, isCompact && styles.compact)}>
      <Quantity
        className={styles.quantity}
        label={t.quantityOf(product.name, name)}
        value={isCompact ? String(units) : words.units(units)}
        lessLabel={t.less(name)}
        moreLabel={t.more(name)}
        canLess={units > 0 && !locked}
        canMore={refusal === undefined && !locked}
        pending={picker.busySlot === pack.slot}
        busy={busy}
        onLess={() => picker.change(pack, -1)}
        onMore={() => picker.change(pack, 1)}
        entry={{
          count: packs,
          openLabel: t.typePacks(name),
          fieldLabel: t.typedPacks(name),
          fieldUnit: t.packsUnit,
          refuse: (typed) => refuseTyped(typed, { held: packs, room }),
          onEnter: (typed) => picker.setPacks(pack, typed),
        }}
      />
      <p className={`faint ${styles.packs}`}>
        {packs > 0 ? (
          <span>{t.packs(packs)}</span>
        ) : (
          <span className={styles.cost}>{t.perPack(formatPaise(pack.pricePaise * pack.size))}</span>
        )}
        {mostPacks(room) >= 5 && (
          <button
            type="button"
            className={`accent ${styles.five}`}
            aria-label={t.fiveMoreOf(name)}
            aria-disabled={!canFive}
            onClick={canFive ? () => picker.change(pack, 5) : undefined}
          >
            {t.fiveMore}
          </button>
        )}
      </p>
      {pending !== 0 && <p className={`name ${styles.pending}`}>{t.pendingPacks(pending)}</p>}
      {refusal === 'over-limit' && <p className={styles.limit}>{t.limit(product.maxUnits)}</p>}
      {refusal === 'too-little-stock' && product.stock > 0 && (
        <p className={styles.limit}>{t.left(product.stock)}</p>
      )}
    </div>
  );
}
