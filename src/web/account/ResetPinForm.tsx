import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isDecision, refusalText } from '#client/refusal-text.ts';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PinField } from '#ui/PinField.tsx';
import { browserCall } from '#web/data/api.ts';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { login, resetPin as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Form.module.css';

export function ResetPinForm({ token }: { token: string }) {
  const { state, setPin, clearFailure } = useResetPin(token);
  const { errors, check, show, clear } = useFieldErrors({
    new_pin: { missing: t.newMissing, wrong: login.pinWrong },
    confirm_pin: { missing: t.confirmMissing, wrong: login.pinWrong },
  });
  const busy = state.name === 'busy';
  const isRefused = state.name === 'failed' && state.refused;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const [pin, repeated] = [textOf(form, 'new_pin'), textOf(form, 'confirm_pin')];
    clearFailure();
    if (pin !== '' && repeated !== '' && pin !== repeated) show(form, { confirm_pin: t.noMatch });
    else if (check(form)) void setPin(pin);
  }

  if (state.name === 'done') {
    return (
      <>
        <Notice tone="success">{t.done}</Notice>
        <Link className={buttonClass('primary', styles.submit)} to={loginPath}>
          {t.toLogin}
        </Link>
      </>
    );
  }
  const shared = { autoComplete: 'new-password', digits: 6, texts: login } as const;
  return (
    <form className="stack gap-4" method="post" noValidate onSubmit={submit} onChange={clear}>
      <PinField {...shared} name="new_pin" label={t.newPin} error={errors.new_pin} />
      <PinField {...shared} name="confirm_pin" label={t.confirmPin} error={errors.confirm_pin} />
      {state.name === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      {isRefused && (
        <Link className={buttonClass('primary', styles.submit)} to="/forgot-pin">
          {t.askAgain}
        </Link>
      )}
      <Button
        type="submit"
        look={isRefused ? 'secondary' : 'primary'}
        className={styles.submit ?? ''}
        aria-disabled={busy}
      >
        {busy ? t.submitting : t.submit}
      </Button>
    </form>
  );
}

type State =
  | { name: 'ready' | 'busy' | 'done' }
  /** `refused`: the shop did not take the link, and a new one is offered. */
  | { name: 'failed'; message: string; refused: boolean };

/** After a form that was sent without scripts. */
function stateAfter(outcome: FormOutcome | undefined): State {
  const failed = (message: string, refused = false): State => ({
    name: 'failed',
    message,
    refused,
  });
  switch (outcome) {
    case undefined:
      return { name: 'ready' };
    case 'sent':
      return { name: 'done' };
    case 'no-match':
      return failed(t.noMatchAlert);
    case 'incomplete':
      return failed(login.pinWrong);
    case 'bad-token':
      return failed(t.expired, true);
    case 'too-many-tries':
    case 'busy':
      return failed(formOutcomes[outcome]);
    default:
      return failed(t.failed);
  }
}

function useResetPin(token: string) {
  const [query] = useSearchParams();
  const [state, setState] = useState<State>(() => stateAfter(formOutcome(query)));

  async function setPin(pin: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('updatePinWithToken', { token, pin });
      setState({ name: 'done' });
    } catch (error) {
      browserLog('reset PIN', error);
      const message = refusalText(error, t.refused, t.failed);
      const refused = isDecision(error);
      setState({ name: 'failed', message, refused });
    }
  }

  /** What is wrong now is said at the fields. */
  function clearFailure(): void {
    setState({ name: 'ready' });
  }

  return { state, setPin, clearFailure };
}
