import { useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { orderTotals, sellingTotalPaise, unitsOf } from '#domain/cart/totals.ts';
import { couponDiscountPaise } from '#domain/coupons/coupon.ts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { lessOfLine, moreOfLine, type OrderEdit } from '#domain/orders/order-edit.ts';
import { variantOf } from '#web/cart/cart-line.ts';
import { browserCall } from '#web/data/api.ts';
import { clearRouteDataCache } from '#web/data/route-data-cache.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Order, OrderLine } from './order.ts';

type DialogState =
  | { name: 'no-more'; units: number }
  /** undefined: the server does not say. */
  | { name: 'updated'; amount: string | undefined }
  | { name: 'failed'; message: string; code: string };

export type EditControl = ReturnType<typeof useEditOrder>;

/** Spec §4: fewer or more packs, within the stock; the server decides. */
export function useEditOrder(order: Order, stock: ReadonlyMap<number, number>) {
  const [edit, setEdit] = useState<OrderEdit<OrderLine>>({ lines: order.lines, stock });
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<DialogState>();
  const running = useRef(false);

  function more(line: OrderLine): void {
    const next = moreOfLine(edit, line.id);
    if (next) setEdit(next);
    else setDialog({ name: 'no-more', units: edit.stock.get(line.productId) ?? 0 });
  }

  async function update(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setDialog(undefined);
    try {
      const { totals } = await browserCall('updateOrderQtyEditDelivery', {
        id: order.id,
        version: order.version,
        updatedCart: edit.lines.map(itemOf),
        updatedStockMap: Object.fromEntries(edit.stock),
      });
      clearRouteDataCache();
      const amount = totals && formatPaise(rupeesToPaise(totals.total_to_pay));
      setDialog({ name: 'updated', amount });
    } catch (error) {
      browserLog('edit order', error);
      const known = isRefusal(error);
      const message = known ? error.message : t.somethingWentWrong;
      setDialog({ name: 'failed', message, code: known ? error.code : 'unknown' });
    }
    setBusy(false);
    running.current = false;
  }

  const changed = edit.lines.some((line, i) => line.packs !== order.lines[i]?.packs);
  const isOver =
    dialog?.name === 'updated' || (dialog?.name === 'failed' && dialog.code === 'too-late');
  return {
    lines: edit.lines,
    /** undefined: no longer for sale. */
    unitsLeft: (line: OrderLine) =>
      stock.has(line.productId) ? edit.stock.get(line.productId) : undefined,
    totals: totalsOf(order, edit.lines),
    changed,
    /** Would be lost if the page were left. */
    unsaved: changed && !isOver,
    busy,
    dialog,
    more,
    less: (line: OrderLine) => setEdit(lessOfLine(edit, line.id)),
    update,
    close: () => setDialog(undefined),
  };
}

/** Prices and delivery stay as ordered; the coupon as far as it is known here. */
function totalsOf(order: Order, lines: readonly OrderLine[]) {
  const { couponDiscountPaise: flatPaise, deliveryPaise, expressPaise } = order.totals;
  const selling = sellingTotalPaise(lines);
  return orderTotals(lines, {
    couponDiscountPaise: couponDiscountPaise({ kind: 'flat', flatPaise }, selling),
    deliveryPaise,
    expressPaise,
  });
}

/** Spec §7: qty is pack quantity times base quantity. */
function itemOf(line: OrderLine) {
  return {
    id: line.id,
    product_id: line.productId,
    product_name: line.billedName,
    image_name: line.imageName,
    mrp: paiseToRupees(line.mrpPaise),
    selling_price: paiseToRupees(line.pricePaise),
    variant: variantOf(line.slot),
    qty: unitsOf(line),
    variant_qty: line.packs,
    set_qty: line.packSize,
  };
}
