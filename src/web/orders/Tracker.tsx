import { stepsReached, trackerSteps } from '#domain/orders/order-status.ts';
import { classes } from '#ui/classes.ts';
import { orderPage } from '#web/messages/en/orders.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import type { Order } from './order.ts';
import { statusName } from './status-name.ts';
import styles from './Tracker.module.css';

/** Spec §2: five steps, each with the time it was reached. */
export function Tracker({ order }: { order: Order }) {
  const reached = stepsReached(order.status);
  return (
    <ol className={styles.steps} aria-label={orderPage.progress}>
      {trackerSteps.map((step, i) => {
        const done = i < reached;
        const at = done ? timeOf(order, step) : undefined;
        return (
          <li
            key={step}
            className={classes(styles.step, done && styles.done, i + 1 < reached && styles.passed)}
            aria-current={i + 1 === reached ? 'step' : undefined}
          >
            <span className={`center ${styles.dot}`}>{done && <Check />}</span>
            <span className={styles.text}>
              <span className={styles.name}>{statusName({ ...order, status: step })}</span>
              <span className="visually-hidden">
                {' '}
                {done ? orderPage.reached : orderPage.notReached}{' '}
              </span>
              {at !== undefined && (
                <time className={styles.time} dateTime={at}>
                  {formatMoment(at)}
                </time>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** When the order reached a step; undefined where the server does not tell. */
function timeOf(order: Order, step: (typeof trackerSteps)[number]): string | undefined {
  return order.events.find((one) => one.status === step)?.at;
}

function Check() {
  return (
    <svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m6 12.5 4 4L18 8" />
    </svg>
  );
}
