import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { resetPin as t } from '#web/messages/en/account.ts';
import { AccountCard } from './AccountCard.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import styles from './Form.module.css';
import { ResetPinForm } from './ResetPinForm.tsx';
import { useResetToken } from './use-reset-token.ts';

export function ResetPinPage() {
  const token = useResetToken();
  const [query] = useSearchParams();
  // A form sent without scripts and done leads back without the token.
  const done = formOutcome(query) === 'sent';
  const missing = token === '' && !done;
  return (
    <AccountCard title={t.title} lead={missing ? undefined : t.lead}>
      {missing ? (
        <>
          <Notice tone="danger">{t.noToken}</Notice>
          <Link className={buttonClass('primary', styles.submit)} to="/forgot-pin">
            {t.askAgain}
          </Link>
        </>
      ) : (
        <ResetPinForm token={token} />
      )}
      <BackToLogin />
    </AccountCard>
  );
}
