import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PinField } from '#ui/PinField.tsx';
import { login, resetPin as t } from '#web/messages/en/account.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Form.module.css';
import { useResetPin } from './use-reset-pin.ts';

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
