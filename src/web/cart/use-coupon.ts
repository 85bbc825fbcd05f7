import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '#client/local-storage.ts';
import { browserLog } from '#client/log.ts';
import { isDecision } from '#client/refusal-text.ts';
import { couponDiscountPaise } from '#domain/coupons/coupon.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { browserCall } from '#web/data/api.ts';
import { couponKey } from '#web/data/note-and-coupon.ts';
import { coupon } from '#web/messages/en/cart-page.ts';
import { readCart } from './cart-store.ts';
import { type AlertText, neededPaise, refusalOf } from './coupon-refusal.ts';

type State = { name: 'none' | 'applying' } | { name: 'applied'; discountPaise: number };

export type Coupon = ReturnType<typeof useCoupon>;

/** Spec §4: not applied, applying, applied; checked again on load and after every cart change. */
export function useCoupon(userId: number, sellingTotal: number) {
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ name: 'none' });
  const [checking, setChecking] = useState(false);
  const [alert, setAlert] = useState<AlertText>();
  /** Shown inline, without a dialog. */
  const [note, setNote] = useState<string>();
  /** The coupon that the cart was too small for, and from what total on it counts. */
  const [tooSmall, setTooSmall] = useState<{ code: string; minimumPaise: number }>();
  /** Number of the latest request: an answer to an earlier one is stale and dropped. */
  const latest = useRef(0);

  /** The discount; undefined if a later request was sent meanwhile. */
  async function check(given: string): Promise<number | undefined> {
    latest.current += 1;
    const mine = latest.current;
    try {
      const input = { id: userId, coupon_code: given };
      const { discount_applied } = await browserCall('getCouponDataByUserId', input);
      return mine === latest.current ? rupeesToPaise(discount_applied) : undefined;
    } catch (error) {
      if (mine !== latest.current) return undefined;
      throw error;
    }
  }

  async function apply(): Promise<void> {
    const given = code.trim();
    setNote(undefined);
    setTooSmall(undefined);
    if (given === '') return setAlert({ title: coupon.emptyTitle, text: coupon.emptyText });
    setState({ name: 'applying' });
    setChecking(false);
    try {
      const discountPaise = await check(given);
      if (discountPaise === undefined) return;
      writeStored(couponKey, given);
      setCode(given);
      setState({ name: 'applied', discountPaise });
      setAlert({ title: coupon.appliedTitle, text: coupon.saved(formatPaise(discountPaise)) });
      // The discount is for the server's cart, which may differ from the one shown.
      void readCart();
    } catch (error) {
      browserLog('coupon', error);
      setState({ name: 'none' });
      setAlert(refusalOf(error));
      noteTooSmall(given, error);
    }
  }

  /** Whether the cart was too small: the code stays in the field, and with more goods one tap applies it. */
  function noteTooSmall(given: string, error: unknown): boolean {
    const needed = neededPaise(error);
    if (needed === undefined) return false;
    setTooSmall({ code: given, minimumPaise: sellingTotal + needed });
    return true;
  }

  async function recheck(): Promise<void> {
    const stored = readStored(couponKey);
    if (stored === undefined || state.name === 'applying') return;
    setCode(stored);
    setChecking(true);
    try {
      const discountPaise = await check(stored);
      if (discountPaise === undefined) return;
      setState({ name: 'applied', discountPaise });
      setNote(undefined);
    } catch (error) {
      browserLog('coupon', error);
      const known = isDecision(error);
      setState({ name: 'none' });
      if (known) removeStored(couponKey);
      if (!noteTooSmall(stored, error)) {
        setNote(
          known
            ? coupon.removed(stored.toUpperCase(), refusalOf(error).text)
            : coupon.unchecked(stored),
        );
        if (known) setCode('');
      }
    }
    setChecking(false);
  }

  function remove(): void {
    latest.current += 1;
    removeStored(couponKey);
    setState({ name: 'none' });
    setCode('');
    setNote(undefined);
    setTooSmall(undefined);
    setChecking(false);
  }

  const onCart = useEffectEvent(() => void recheck());
  // The discount depends on the total.
  useEffect(() => onCart(), [sellingTotal]);

  // Follows the cart, as the minimum of the order beside it does.
  const gapPaise = tooSmall ? tooSmall.minimumPaise - sellingTotal : 0;
  const gap =
    tooSmall && gapPaise > 0 && coupon.short(tooSmall.code.toUpperCase(), formatPaise(gapPaise));

  // Capped at the total of the cart until the answer for a smaller cart arrives.
  const flatPaise = state.name === 'applied' ? state.discountPaise : 0;
  return {
    code,
    state: state.name,
    discountPaise: couponDiscountPaise({ kind: 'flat', flatPaise }, sellingTotal),
    checking,
    note: gap || note,
    alert,
    setCode,
    apply,
    remove,
    close: () => setAlert(undefined),
  };
}
