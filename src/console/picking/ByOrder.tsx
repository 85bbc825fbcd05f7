import { Link } from 'react-router';
import { orderTexts } from '#console/messages/orders.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { deliveryName } from '#console/orders/delivery-name.ts';
import type { PickingOrderWire } from '#contract/console/print.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { inShelfOrder, unitsOf } from './group-by-product.ts';
import styles from './Picking.module.css';
import { PickRow } from './PickRow.tsx';
import type { Ticks } from './use-ticks.ts';

type ByOrderProps = { orders: readonly PickingOrderWire[]; ticks: Ticks };

/** Order by order, as the boxes are packed. */
export function ByOrder({ orders, ticks }: ByOrderProps) {
  return orders.map((order) => (
    <section key={order.id} className={styles.group}>
      <div className={`wrap ${styles.orderHead}`}>
        <h2 className={styles.heading}>
          <Link to={`/orders/${order.id}`}>{orderTexts.orderNumber(order.id)}</Link>{' '}
          {order.firm_name}
        </h2>
        <span className="muted">{order.route}</span>
        <Badge tone={order.express_delivery ? 'attention' : 'quiet'}>{deliveryName(order)}</Badge>
      </div>
      {order.note !== '' && <p className={`remark ${styles.note}`}>{order.note}</p>}
      <ul className={`card ${styles.rows}`}>
        {inShelfOrder(order.lines).map((line) => (
          <PickRow
            key={line.id}
            line={line}
            units={unitsOf(line)}
            details={t.packs(line.variant_qty, packName(line.packaging, line.set_qty))}
            picked={ticks.has([line])}
            onPick={() => ticks.toggle([line])}
          />
        ))}
      </ul>
    </section>
  ));
}
