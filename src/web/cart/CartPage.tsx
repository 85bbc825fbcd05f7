import { useRef } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { NoScriptNotice } from '#web/components/NoScriptNotice.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useUserId } from '#web/data/use-user.ts';
import { cartBar } from '#web/messages/en/cart.ts';
import { cartPage as t } from '#web/messages/en/cart-page.ts';
import { shell } from '#web/messages/en/shell.ts';
import { buyAgainPath, quickOrderPath } from '#web/paths/paths.ts';
import { CartDialogs } from './CartDialogs.tsx';
import line from './CartLineRow.module.css';
import styles from './CartPage.module.css';
import type { CartLine } from './cart-line.ts';
import { readCart } from './cart-store.ts';
import { FilledCart } from './FilledCart.tsx';
import { pendingPacks, withPending } from './pending-packs.ts';
import { QueuedPacks } from './QueuedPacks.tsx';
import { useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** `served`: the lines from the server, until the browser has read its own. */
export function CartPage({ served }: { served: readonly CartLine[] | FailedRead | undefined }) {
  const cart = useCart();
  const unread = isFailedRead(served) ? served : undefined;
  const { queue } = cart;
  const read = cart.lines ?? (isFailedRead(served) ? undefined : served);
  const { lines, others } = read ? withPending(read, queue) : { others: pendingPacks(queue) };
  const isWaiting = queue.some((change) => change.waiting === true);
  const userId = useUserId();
  const changes = useCartChanges(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`page stack ${styles.page}`}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t.title}
        {lines !== undefined && lines.length > 0 && (
          <span className={`muted ${styles.count}`}> {cartBar.items(lines.length)}</span>
        )}
      </h1>
      <NoScriptNotice />
      <QueuedPacks pending={others} queue={queue} isWaiting={isWaiting} />
      {lines === undefined &&
        (cart.failed || unread ? (
          <ReadFailed read={unread} text={t.unread} onRetry={readCart} />
        ) : (
          <CartSkeleton />
        ))}
      {lines?.length === 0 && others.length === 0 && <Empty />}
      {lines !== undefined && lines.length > 0 && userId !== undefined && (
        <FilledCart lines={lines} userId={userId} changes={changes} isWaiting={isWaiting} />
      )}
      <CartDialogs changes={changes} onGone={() => heading.current?.focus()} />
    </div>
  );
}

function Empty() {
  return (
    <EmptyWithLink scene="counter" text={t.empty} to="/shop" label={t.toShop}>
      {!onlyInBrowser && (
        <p className={`wrap ${styles.ways}`}>
          <Link to={buyAgainPath}>{shell.buyAgain}</Link>
          <Link to={quickOrderPath}>{shell.quickOrder}</Link>
        </p>
      )}
    </EmptyWithLink>
  );
}

/** Three lines and the cards beside them. */
function CartSkeleton() {
  return (
    <>
      <div className={`card ${styles.list} ${styles.lines}`} role="status">
        <span className="visually-hidden">{t.loading}</span>
        <WaitingLine />
        <WaitingLine />
        <WaitingLine />
      </div>
      <div className={styles.side}>
        <Skeleton className={styles.waitingCard} />
        <Skeleton className={styles.waitingCard} />
      </div>
    </>
  );
}

function WaitingLine() {
  return (
    <div className={line.line}>
      <Skeleton className={styles.waitingPicture} />
      <div className={line.facts}>
        <Skeleton className={styles.waitingName} />
        <Skeleton className={styles.waitingText} />
      </div>
      <div className={line.act}>
        <Skeleton className={styles.waitingQuantity} />
      </div>
    </div>
  );
}
