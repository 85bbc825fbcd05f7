import { Panel } from '#console/components/Panel.tsx';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import styles from './CustomerScreen.module.css';

export function CustomerCart({ cart }: { cart: CustomerDetailWire['cart'] }) {
  return (
    <Panel title={t.cart}>
      {cart.length === 0 && <p className="muted">{t.cartEmpty}</p>}
      <ul>
        {cart.map(({ product_id, product_name, set_qty, variant_qty }) => (
          <li key={`${product_id} ${set_qty}`} className={`muted ${styles.cartLine}`}>
            <span>{product_name}</span> <span>{t.cartLine(variant_qty, set_qty)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
