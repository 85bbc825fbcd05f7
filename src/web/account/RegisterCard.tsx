import { Link, useSearchParams } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { login, register as t } from '#web/messages/en/account.ts';
import { loginPath } from '#web/paths/paths.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './Form.module.css';
import { RegisteredNext } from './RegisteredNext.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { stateAfter, useRegister } from './use-register.ts';

/** The address of `RegisterCard`. */
export const registerQuery = 'register';

/** Where the redirect after a form sent without scripts leads. */
const formId = 'form';

/** `RegisterDialog` as a page of its own, for browsers without scripts. */
export function RegisterCard() {
  const [query] = useSearchParams();
  const { state, register } = useRegister(stateAfter(formOutcome(query)));
  const toLogin = (
    <Link className={buttonClass('secondary')} to={loginPath}>
      {login.submit}
    </Link>
  );
  if (state.name === 'done') {
    return (
      <AccountCard title={t.success}>
        <RegisteredNext />
        {toLogin}
      </AccountCard>
    );
  }
  const busy = state.name === 'busy';
  return (
    <AccountCard title={t.title} lead={t.lead}>
      <RegisterForm
        id={formId}
        busy={busy}
        failure={state.name === 'failed' ? state : undefined}
        onRegister={register}
      />
      <Button type="submit" form={formId} className={styles.submit ?? ''} aria-disabled={busy}>
        {busy ? t.submitting : t.submit}
      </Button>
      <div className={`row between ${styles.below}`}>
        <p>{t.haveAccount}</p>
        {toLogin}
      </div>
    </AccountCard>
  );
}
