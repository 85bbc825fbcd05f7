import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { savesData } from '#ui/saves-data.ts';
import { isLogoutUnfinished } from '#web/account/logout.ts';
import { readCartCount } from '#web/cart/cart-store.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useUserId } from '#web/data/use-user.ts';
import { recovery as t } from '#web/messages/en/recovery.ts';
import { ordersPath } from '#web/orders/order-paths.ts';
import { buyAgainPath, cartPath } from '#web/paths/paths.ts';
import { keepPages } from '#web/service-worker/keep-pages.ts';
import styles from './BackgroundParts.module.css';
import { MoveSkeleton } from './MoveSkeleton.tsx';

/** What works behind every page. */
export function BackgroundParts() {
  return (
    <>
      <Recovery />
      <MoveSkeleton />
      {!onlyInBrowser && <VisitedPages />}
    </>
  );
}

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
function Recovery() {
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

const minuteMs = 60_000;
const maxAgeMs = 10 * minuteMs;
/** The page's own reads go first. */
const afterMs = 1_000;
const customerPages = ['/', cartPath, buyAgainPath, ordersPath, '/wallet'];
const customerMaxAgeMs = 24 * 60 * minuteMs;

/** What was opened before this script came. */
function pagesSoFar(): string[] {
  const { navigation } = window as { navigation?: Navigation }; // `as`: not in every browser
  const entries = navigation?.entries().filter((entry) => entry.sameDocument) ?? [];
  return entries.flatMap(({ url }) => url ?? []);
}

/** Nothing is loaded where data is scarce, nor while the server still knows who has logged out. */
function mayLoad(): boolean {
  return navigator.onLine && !savesData() && !isLogoutUnfinished();
}

/** Has the service worker keep the pages that the app itself opened, and those a customer starts with. */
function VisitedPages() {
  const { pathname, search } = useLocation();
  const userId = useUserId();
  const shown = useRef(new Set(pagesSoFar()));

  useEffect(() => {
    // The first page of the first visit came past the service worker. The browser's own cache has it.
    const pages = performance.getEntriesByType('navigation').map(({ name }) => name);
    void keepPages({ pages, maxAgeMs, cache: 'force-cache' });
  }, []);

  useEffect(() => {
    shown.current.add(pathname + search);
    const timer = setTimeout(() => {
      if (!mayLoad()) return;
      void keepPages({ pages: [...shown.current], maxAgeMs, cache: 'default' });
      shown.current.clear();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);

  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(() => {
      if (!mayLoad()) return;
      void keepPages({ pages: customerPages, maxAgeMs: customerMaxAgeMs, cache: 'default' });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [userId]);

  return null;
}
