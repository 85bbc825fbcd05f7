import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { cartPage } from '#web/messages/en/cart-page.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { cartPath, checkoutPath } from '#web/paths/paths.ts';
import styles from './StepBar.module.css';

const steps = ['billing', 'delivery', 'payment'] as const;

export type Step = (typeof steps)[number];

export const stepPaths: Record<Step, string> = {
  billing: checkoutPath,
  delivery: '/checkout-pick-drop',
  payment: '/complete-order',
};

/** One bar: back, the name of the step, and a dot for each of the three. */
export function StepBar({ step }: { step: Step }) {
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  return (
    <header className={`row gap-1 ${styles.bar}`}>
      <Link
        className={`icon-target ${styles.back}`}
        to={before ? stepPaths[before] : cartPath}
        aria-label={t.backTo(before ? t[before] : cartPage.title)}
      >
        <Icon name="chevronLeft" />
      </Link>
      <h1>{t[step]}</h1>
      <p className={`row ${styles.dots}`}>
        <span className="visually-hidden">{t.stepOf(at + 1, steps.length)}</span>
        {steps.map((one, i) => (
          <span key={one} className={i <= at ? styles.done : styles.dot} />
        ))}
      </p>
    </header>
  );
}
