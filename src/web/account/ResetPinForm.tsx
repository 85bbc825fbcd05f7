import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isDecision, refusalText } from '#client/refusal-text.ts';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { isWeakPin } from '#domain/account/weak-pin.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PinField } from '#ui/PinField.tsx';
import { browserCall } from '#web/data/api.ts';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { storeUser } from '#web/data/session.ts';
import { login, makePin, resetPin } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { loginPath, productPath } from '#web/paths/paths.ts';
import { rememberWanted } from './add-after-login.ts';
import { BackToLogin } from './BackToLogin.tsx';
import styles from './Form.module.css';
import { markLogout } from './logout.ts';
import type { PinLink } from './pin-link.ts';

export function ResetPinForm({ token, link }: { token: string; link: PinLink }) {
  const { state, isWeak, setPin, clearFailure } = useResetPin(token);
  const t = link.name === 'first' ? makePin : resetPin;
  const { errors, check, show, clear } = useFieldErrors(
    {
      new_pin: { missing: resetPin.newMissing, wrong: login.pinWrong },
      confirm_pin: { missing: resetPin.confirmMissing, wrong: login.pinWrong },
    },
    isWeak ? { new_pin: resetPin.weak } : {},
  );
  const busy = state.name === 'busy';
  const isRefused = state.name === 'failed' && state.refused;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const [pin, repeated] = [textOf(form, 'new_pin'), textOf(form, 'confirm_pin')];
    clearFailure();
    if (pin !== '' && repeated !== '' && pin !== repeated)
      show(form, { confirm_pin: resetPin.noMatch });
    else if (check(form, isWeakPin(pin) ? { new_pin: resetPin.weak } : {})) {
      // Only the shop knows whose number it is made of.
      const weak = await setPin(pin);
      if (weak !== undefined) show(form, { new_pin: weak });
    }
  }

  if (state.name === 'done' && state.signedIn)
    return <SignedIn wanted={link.name === 'first' ? link.wanted : ''} />;
  if (state.name === 'done') {
    return (
      <>
        <Notice tone="success">{resetPin.done}</Notice>
        <Link className={buttonClass('primary', styles.submit)} to={loginPath}>
          {resetPin.toLogin}
        </Link>
      </>
    );
  }
  const shared = { autoComplete: 'new-password', digits: 6, texts: login } as const;
  return (
    <>
      <form className="stack gap-4" method="post" noValidate onSubmit={submit} onChange={clear}>
        <PinField {...shared} name="new_pin" label={t.newPin} error={errors.new_pin} />
        <PinField {...shared} name="confirm_pin" label={t.confirmPin} error={errors.confirm_pin} />
        {state.name === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        {isRefused && (
          <Link className={buttonClass('primary', styles.submit)} to="/forgot-pin">
            {resetPin.askAgain}
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
      {link.name !== 'first' && <BackToLogin />}
    </>
  );
}

/** Long enough to read it; a tap goes on at once. */
const redirectDelayMs = 1_600;

/** The first PIN has signed in: on to what was wanted before there was an account. */
function SignedIn({ wanted }: { wanted: string }) {
  const navigate = useNavigate();
  const path = wanted === '' ? '/' : productPath(wanted);
  const goOn = useEffectEvent(() => void navigate(path, { replace: true }));
  useEffect(() => {
    rememberWanted(wanted);
    const timer = setTimeout(() => goOn(), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <>
      <Notice tone="success">{makePin.done}</Notice>
      <Link className={buttonClass('primary', styles.submit)} to={path} replace>
        {makePin.goOn}
      </Link>
    </>
  );
}

type State =
  | { name: 'ready' | 'busy' }
  | { name: 'done'; signedIn: boolean }
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
    case 'weak-pin': // said at its field
      return { name: 'ready' };
    case 'sent':
      return { name: 'done', signedIn: false };
    case 'no-match':
      return failed(resetPin.noMatchAlert);
    case 'incomplete':
      return failed(login.pinWrong);
    case 'bad-token':
      return failed(resetPin.expired, true);
    case 'too-many-tries':
    case 'busy':
      return failed(formOutcomes[outcome]);
    default:
      return failed(resetPin.failed);
  }
}

function useResetPin(token: string) {
  const [query] = useSearchParams();
  const outcome = formOutcome(query);
  const [state, setState] = useState<State>(() => stateAfter(outcome));

  /** Gives what is to be said of a PIN that is too easy. */
  async function setPin(pin: string): Promise<string | undefined> {
    setState({ name: 'busy' });
    try {
      const { user_id, user_name } = await browserCall('updatePinWithToken', { token, pin });
      const signedIn = user_id !== undefined;
      if (signedIn) {
        markLogout(false);
        storeUser(user_id, user_name ?? '');
      }
      setState({ name: 'done', signedIn });
    } catch (error) {
      browserLog('reset PIN', error);
      const message = refusalText(error, resetPin.refused, resetPin.failed);
      if (isDecision(error) && error.code === 'weak-pin') {
        setState({ name: 'ready' });
        return message;
      }
      setState({ name: 'failed', message, refused: isDecision(error) });
    }
    return undefined;
  }

  /** What is wrong now is said at the fields. */
  function clearFailure(): void {
    setState({ name: 'ready' });
  }

  return { state, isWeak: outcome === 'weak-pin', setPin, clearFailure };
}
