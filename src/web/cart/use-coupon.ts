import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '#contract/refusal.ts';
import { couponDiscountPaise } from '#domain/coupon.ts';
import { formatPaise, rupeesToPaise } from '#domain/money.ts';
import { browserCall } from '#web/api.ts';
import { readStored, removeStored, writeStored } from '#web/local-storage.ts';
import { browserLog } from '#web/log.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { readCart } from './cart-store.ts';
import { refusalOf, type Told } from './coupon-refusal.ts';

/** Spec §3 */
export const couponKey = 'currentcoupon';

type State = { name: 'none' | 'applying' } | { name: 'applied'; discountPaise: number };

export type Coupon = ReturnType<typeof useCoupon>;

/** Spec §4: not applied, applying, applied; checked anew on load and whenever the cart changed. */
export function useCoupon(userId: number, sellingTotal: number) {
  const t = useMessages();
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ name: 'none' });
  const [checking, setChecking] = useState(false);
  const [told, setTold] = useState<Told>();
  /** Said without a dialog. */
  const [word, setWord] = useState<string>();
  /** An answer that a later question overtook is dropped. */
  const latest = useRef(0);

  /** What the coupon takes off; undefined for an overtaken answer. */
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
    setWord(undefined);
    if (given === '') return setTold({ title: t.coupon.emptyTitle, text: t.coupon.emptyText });
    setState({ name: 'applying' });
    setChecking(false);
    try {
      const discountPaise = await check(given);
      if (discountPaise === undefined) return;
      writeStored(couponKey, given);
      setCode(given);
      setState({ name: 'applied', discountPaise });
      setTold({ title: t.coupon.appliedTitle, text: t.coupon.saved(formatPaise(discountPaise)) });
      // The answer is about the cart as the server has it.
      void readCart();
    } catch (error) {
      browserLog('coupon', error);
      setState({ name: 'none' });
      setTold(refusalOf(error, t));
    }
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
      setWord(undefined);
    } catch (error) {
      browserLog('coupon', error);
      const known = isRefusal(error) && error.httpStatus === 200 && error.code !== 'unreachable';
      setState({ name: 'none' });
      setWord(
        known ? t.coupon.removed(stored, refusalOf(error, t).text) : t.coupon.unchecked(stored),
      );
      if (known) {
        removeStored(couponKey);
        setCode('');
      }
    }
    setChecking(false);
  }

  function remove(): void {
    latest.current += 1;
    removeStored(couponKey);
    setState({ name: 'none' });
    setCode('');
    setWord(undefined);
    setChecking(false);
  }

  const onCart = useEffectEvent(() => void recheck());
  // Another total, another answer.
  useEffect(() => onCart(), [sellingTotal]);

  // Never more than the cart comes to, while the answer for a smaller cart is on its way.
  const flatPaise = state.name === 'applied' ? state.discountPaise : 0;
  return {
    code,
    state: state.name,
    discountPaise: couponDiscountPaise({ kind: 'flat', flatPaise }, sellingTotal),
    checking,
    word,
    told,
    setCode,
    apply,
    remove,
    close: () => setTold(undefined),
  };
}
