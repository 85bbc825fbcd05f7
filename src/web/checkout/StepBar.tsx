import { Link } from 'react-router';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { checkoutPath } from '#web/paths/paths.ts';
import styles from './StepBar.module.css';

const steps = ['billing', 'delivery', 'payment'] as const;

export type Step = (typeof steps)[number];

export const stepPaths: Record<Step, string> = {
  billing: checkoutPath,
  delivery: '/checkout-pick-drop',
  payment: '/complete-order',
};

/** Completed steps are links. */
export function StepBar({ step }: { step: Step }) {
  const short = {
    billing: t.shortBilling,
    delivery: t.shortDelivery,
    payment: t.shortPayment,
  };
  const at = steps.indexOf(step);
  return (
    <nav className="stack gap-1" aria-label={t.steps}>
      <p className="strong">
        <span className={`muted ${styles.of}`}>{t.stepOf(at + 1, steps.length)}</span> {t[step]}
      </p>
      <ol className={styles.steps}>
        {steps.map((one, i) => (
          <li
            key={one}
            className={i < at ? styles.done : styles.step}
            aria-current={one === step ? 'step' : undefined}
          >
            {i < at ? (
              <Link className={`row ${styles.link}`} to={stepPaths[one]}>
                <span className={`center ${styles.number}`}>{i + 1}</span>
                {short[one]}
              </Link>
            ) : (
              <span className={`row ${styles.link}`}>
                <span className={`center ${styles.number}`}>{i + 1}</span>
                {short[one]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
