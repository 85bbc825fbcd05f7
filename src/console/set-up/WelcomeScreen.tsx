import { type ReactNode, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { setUpTexts as t } from '#console/messages/set-up.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Question } from '#ui/Question.tsx';
import styles from './WelcomeScreen.module.css';

export function loader({ request }: { request: Request }) {
  return consoleCall('getSetUp', {}, request.signal);
}

const steps = ['details', 'logo', 'charges', 'categories', 'products'] as const;

/** From the set-up link to a shop that sells. */
export function Component() {
  const has = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const [asks, setAsks] = useState(false);
  const next = steps.find((step) => !has[step]);

  function addDemo() {
    setAsks(false);
    submit(async () => {
      await consoleCall('addDemoProducts', {});
      await revalidate();
    });
  }

  return (
    <div className={`stack gap-4 ${styles.screen}`}>
      <ScreenHead title={t.title} />
      <p className="muted">{t.text}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <ol className={`stack ${styles.steps}`} aria-label={t.steps}>
        <Step done={has.details} title={t.details} text={t.detailsText}>
          <StepLink
            to="/settings/shop"
            label={has.details ? t.change : t.detailsWay}
            isNext={next === 'details'}
          />
        </Step>
        <Step done={has.logo} title={t.logo} text={t.logoText}>
          <StepLink
            to="/settings/shop"
            label={has.logo ? t.change : t.logoWay}
            isNext={next === 'logo'}
          />
        </Step>
        <Step done={has.charges} title={t.charges} text={t.chargesText}>
          <StepLink
            to="/settings/shop"
            label={has.charges ? t.change : t.chargesWay}
            isNext={next === 'charges'}
          />
        </Step>
        <Step done={has.categories} title={t.categories} text={t.categoriesText}>
          <StepLink
            to="/products/categories"
            label={has.categories ? t.change : t.categoriesWay}
            isNext={next === 'categories'}
          />
        </Step>
        <Step done={has.products} title={t.products} text={t.productsText}>
          <StepLink to="/products/files" label={t.byFile} isNext={next === 'products'} />
          <StepLink to="/products/new" label={t.byHand} />
          {has.empty && (
            <Button
              look="secondary"
              aria-disabled={pending}
              onClick={() => !pending && setAsks(true)}
            >
              {pending ? t.adding : t.fromDemo}
            </Button>
          )}
        </Step>
      </ol>
      <p className="wrap">
        <a className={buttonClass(has.products ? 'primary' : 'secondary')} href="/">
          {t.look}
        </a>
        <Link className={buttonClass('secondary')} to="/today">
          {t.today}
        </Link>
      </p>
      {asks && (
        <Question
          title={t.demoTitle}
          text={t.demoText}
          keep={shellTexts.close}
          yes={t.demoYes}
          look="primary"
          onYes={addDemo}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

type StepLinkProps = { to: string; label: string; isNext?: boolean };

function StepLink({ to, label, isNext = false }: StepLinkProps) {
  return (
    <Link className={buttonClass(isNext ? 'primary' : 'secondary')} to={to}>
      {label}
    </Link>
  );
}

type StepProps = { done: boolean; title: string; text: string; children: ReactNode };

/** One thing that a new shop needs, whether it has it, and the way to it. */
function Step({ done, title, text, children }: StepProps) {
  return (
    <li className={`card row between ${styles.step}`}>
      <div className={`stack gap-1 ${styles.about}`}>
        <h2 className={`row ${styles.title}`}>
          {title}{' '}
          <Badge tone={done ? 'brand' : 'quiet'} ticked={done}>
            {done ? t.done : t.open}
          </Badge>
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className="wrap">{children}</div>
    </li>
  );
}
