import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { readNote } from '#web/cart/cart-note.ts';
import bar from '#web/cart/Proceed.module.css';
import type { FailedRead } from '#web/data/failed-read.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { orderWords } from '#web/messages/en/orders.ts';
import { Card } from '#web/orders/Card.tsx';
import { deliveryLabel, deliveryName } from '#web/orders/delivery-name.ts';
import { OrderLines } from '#web/orders/OrderLines.tsx';
import { cartPath } from '#web/paths/paths.ts';
import styles from './Checkout.module.css';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { useDeliveryChoice } from './checkout-store.ts';
import { Option } from './Option.tsx';
import { PlaceDialogs } from './PlaceDialogs.tsx';
import { promiseOf } from './promise-of.ts';
import { stepPaths } from './StepBar.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type PaymentStepProps = {
  data: CheckoutData | FailedRead | undefined;
  /** The order, if it was placed before this page was opened. */
  placed: { orderId: number | undefined } | undefined;
};

/** Spec §2: summary and payment choice. */
export function PaymentStep({ data, placed }: PaymentStepProps) {
  const placing = usePlaceOrder(placed);
  return (
    <>
      <CheckoutPage step="payment" data={data}>
        {(loaded, totals) => ({
          main: <Review data={loaded} />,
          action: (
            <Button
              className={bar.button}
              aria-disabled={placing.busy}
              onClick={() => placing.place(loaded, totals)}
            >
              {placing.busy ? t.placing : t.place}
            </Button>
          ),
        })}
      </CheckoutPage>
      <PlaceDialogs placing={placing} />
    </>
  );
}

function Review({ data }: { data: CheckoutData }) {
  const choice = useDeliveryChoice();
  const note = readNote(Date.now()).trim();
  const chosen = deliveryName({ deliveryType: choice.type, express: choice.express });
  return (
    <>
      <fieldset className="stack gap-2">
        <legend className={styles.legend}>{t.payBy}</legend>
        <Option
          type="radio"
          name="paymentMethod"
          {...(choice.type === 'pickup'
            ? { label: t.codAtPickup, text: t.upiAtPickup }
            : { label: t.cod, text: t.upi })}
          checked
        />
        <Option
          type="radio"
          name="paymentMethod"
          label={t.card}
          text={t.soon}
          checked={false}
          disabled
          off
        />
      </fieldset>
      <Card
        title={deliveryLabel({ deliveryType: choice.type })}
        aside={
          <Link className={styles.change} to={stepPaths.delivery}>
            {t.change}
          </Link>
        }
      >
        <p>{choice.type === 'pickup' ? chosen : `${chosen} · ${promiseOf(choice)}`}</p>
      </Card>
      <Card title={t.items} aside={orderWords.itemCount(data.lines.length)} folded>
        <OrderLines lines={data.lines} />
        <Link className={buttonClass('secondary')} to={cartPath}>
          {t.editCart}
        </Link>
      </Card>
      {note !== '' && (
        <Card title={t.note}>
          <p className={styles.note}>{note}</p>
        </Card>
      )}
    </>
  );
}
