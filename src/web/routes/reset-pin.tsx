import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import styles from '#web/account/Form.module.css';
import { ResetPinForm } from '#web/account/ResetPinForm.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { formOutcome } from '#web/data/plain-form.ts';
import { resetPin as t } from '#web/messages/en/account.ts';

export default function ResetPin() {
  return (
    <>
      <PageHead title={t.title} hidden />
      {/* The address holds a token until the scripts are there. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPinPage />
    </>
  );
}

function ResetPinPage() {
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

/**
 * The token of a reset link, moved from the address to the memory of the page: it is not seen on screen,
 * copied with the address or sent as a referrer, and nobody finds it later in the tab.
 */
function useResetToken(): string {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inAddress = search.get('token') ?? '';
  const [token, setToken] = useState(inAddress);
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress === '') return;
    navigate('/reset-pin', { replace: true });
  }, [inAddress, navigate]);

  return token;
}
