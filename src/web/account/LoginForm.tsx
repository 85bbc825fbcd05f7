import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PinField } from '#ui/PinField.tsx';
import { login as t } from '#web/messages/en/account.ts';
import styles from './Form.module.css';
import type { LoginState } from './use-login.ts';

type LoginFormProps = {
  state: LoginState;
  onLogin: (emailOrPhone: string, pin: string) => Promise<void>;
};

/** The bar at the bottom may cover what comes below the fields. */
function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

export function LoginForm({ state, onLogin }: LoginFormProps) {
  const fields = useFieldErrors({
    email_or_phone: { missing: t.emailOrPhoneMissing },
    pin: { missing: t.pinMissing, wrong: t.pinWrong },
    terms: { missing: t.termsMissing },
  });
  const busy = state.name === 'busy';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy || !fields.check(currentTarget)) return;
    onLogin(textOf(currentTarget, 'email_or_phone'), textOf(currentTarget, 'pin'));
  }

  return (
    <form
      className="stack gap-4"
      method="post"
      noValidate
      onSubmit={submit}
      onChange={fields.clear}
    >
      <Field
        name="email_or_phone"
        label={t.emailOrPhone}
        error={fields.errors.email_or_phone}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PinField
        name="pin"
        label={t.pin}
        error={fields.errors.pin}
        autoComplete="current-password"
        digits={6}
        texts={t}
      />
      <div className={`wrap ${styles.row}`}>
        <TermsCheck error={fields.errors.terms} />
        <Link className={`accent ${styles.link} ${styles.lineLink}`} to="/forgot-pin">
          {t.forgotPin}
        </Link>
      </div>
      {state.name === 'failed' && (
        <div ref={scrollIntoSight}>
          <Notice tone="danger" title={t.failed}>
            {state.message}
          </Notice>
        </div>
      )}
      <Button type="submit" className={styles.submit ?? ''} aria-disabled={busy}>
        {busy ? t.submitting : t.submit}
      </Button>
    </form>
  );
}

function TermsCheck({ error }: { error: string | undefined }) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        name="terms"
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <label htmlFor={id}>
        {t.acceptTerms}{' '}
        <Link className={`accent ${styles.link}`} to="/term-condition">
          {t.terms}
        </Link>
        {t.termsAfter && ` ${t.termsAfter}`}
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.checkError}>
          {error}
        </p>
      )}
    </div>
  );
}
