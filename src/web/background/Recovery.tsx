import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { readCartCount } from '#web/cart/cart-store.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { recovery as t } from '#web/messages/en/recovery.ts';
import styles from './Recovery.module.css';

const askAgainMs = 5_000;

/** Whether the shop can read its database, which hardly costs it anything to say. */
async function isDatabaseBack(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store' })
    .then((answer) => answer.json())
    .then(
      ({ database }) => database === 'reachable',
      () => false, // no network either
    );
}

/** Tells that the shop cannot read the account, and reads again what failed once it can. */
export function Recovery() {
  const { busy } = useCart();
  const { revalidate } = useRevalidator();
  /** A picture that fails again is missing. */
  const retried = useRef(new WeakSet<Element>());

  const recover = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const marked = [...document.querySelectorAll('[data-failed], [data-shop-busy]')];
    // A list behind a product tries again once it is shown.
    const failed = marked.filter((one) => one.checkVisibility());
    if (!busy && failed.every((one) => retried.current.has(one))) return;
    if (!(await isDatabaseBack())) return;
    for (const one of failed) if (one.matches('[data-failed]')) retried.current.add(one);
    // Whatever waits for the network tries again.
    window.dispatchEvent(new Event('online'));
    if (!busy) return;
    void readCartCount();
    void revalidate();
  });

  useEffect(() => {
    const listener = () => void recover();
    const timer = setInterval(listener, askAgainMs);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  return (
    <div role="status">
      {busy && (
        <p className={`row remark ${styles.notice}`}>
          <Icon name="clock" small />
          {t.busy}
        </p>
      )}
    </div>
  );
}
