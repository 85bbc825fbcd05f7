import { useRef } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { NoScriptNotice } from '#web/NoScriptNotice.tsx';
import { useUserId } from '#web/use-user.ts';
import { CartDialogs } from './CartDialogs.tsx';
import styles from './CartPage.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import type { CartLine } from './cart-line.ts';
import { readCart } from './cart-store.ts';
import { FilledCart } from './FilledCart.tsx';
import { useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** `served`: the lines from the server, until the browser has read its own. */
export function CartPage({ served }: { served: readonly CartLine[] | undefined }) {
  const t = useMessages();
  const cart = useCart();
  const lines = cart.lines ?? served;
  const userId = useUserId();
  const changes = useCartChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t.cartPage.title}
        {lines !== undefined && lines.length > 0 && (
          <span className={styles.count}> {t.cartBar.items(lines.length)}</span>
        )}
      </h1>
      <NoScriptNotice />
      {lines === undefined && (cart.failed ? <ReadFailed /> : <CartSkeleton />)}
      {lines?.length === 0 && <Empty />}
      {lines !== undefined && lines.length > 0 && userId !== undefined && (
        <FilledCart lines={lines} userId={userId} changes={changes} />
      )}
      <CartDialogs changes={changes} onGone={() => heading.current?.focus()} />
    </div>
  );
}

function Empty() {
  const t = useMessages().cartPage;
  return (
    <EmptyState
      icon="cart"
      text={t.empty}
      action={
        <Link className={buttonClass('primary')} to="/shop">
          {t.toShop}
        </Link>
      }
    />
  );
}

function ReadFailed() {
  const t = useMessages();
  return (
    <EmptyState
      icon="cloudOff"
      text={t.cartPage.unread}
      action={<Button onClick={() => readCart()}>{t.tryAgain}</Button>}
    />
  );
}
