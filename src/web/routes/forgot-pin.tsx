import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import styles from '#web/account/Form.module.css';
import { EmailField } from '#web/account/PersonFields.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { forgotPin as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';

export default function ForgotPin() {
  return (
    <>
      <PageHead title={t.title} hidden />
      <AccountCard title={t.title} lead={t.lead}>
        <ForgotPinForm />
        <WithoutEmail />
        <BackToLogin />
      </AccountCard>
    </>
  );
}

/** Who has no e-mail is given a link by the shop. */
function WithoutEmail() {
  const { shop_name = '', phone = '' } = useRootData()?.settings ?? {};
  if (phone === '') return null;
  return (
    <p className="muted">
      {t.noEmail(shop_name)}{' '}
      <a className="text-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
    </p>
  );
}

type State = { name: 'ready' | 'busy' | 'sent' } | { name: 'failed'; message: string };

/** After a form that was sent without scripts. */
function stateAfter(outcome: FormOutcome | undefined): State {
  if (outcome === undefined) return { name: 'ready' };
  if (outcome === 'sent') return { name: 'sent' };
  if (outcome === 'incomplete') return { name: 'failed', message: t.emailWrong };
  const known = outcome === 'too-many-tries' || outcome === 'busy';
  return { name: 'failed', message: known ? formOutcomes[outcome] : t.failed };
}

function ForgotPinForm() {
  const [query] = useSearchParams();
  const [state, setState] = useState(() => stateAfter(formOutcome(query)));
  const { errors, check, clear } = useFieldErrors({
    email: { missing: t.emailMissing, wrong: t.emailWrong },
  });
  const busy = state.name === 'busy';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !check(form)) return;
    setState({ name: 'busy' });
    try {
      await browserCall('sendResetPinLink', { email: textOf(form, 'email') });
      setState({ name: 'sent' });
    } catch (error) {
      browserLog('forgot PIN', error);
      const told = refusalText(error, '', '');
      setState({ name: 'failed', message: told === '' ? t.failed : t.error(told) });
    }
  }

  return (
    <form className="stack gap-4" method="post" noValidate onSubmit={submit} onChange={clear}>
      <EmailField label={t.email} error={errors.email} />
      {state.name === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      {state.name === 'sent' && <Notice tone="success">{t.sent}</Notice>}
      <Button type="submit" className={styles.submit ?? ''} aria-disabled={busy}>
        {busy ? t.submitting : t.submit}
      </Button>
    </form>
  );
}
