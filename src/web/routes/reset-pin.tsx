import { useEffect, useState } from 'react';
import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { browserLog } from '#client/log.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AccountCard } from '#web/account/AccountCard.tsx';
import { BackToLogin } from '#web/account/BackToLogin.tsx';
import styles from '#web/account/Form.module.css';
import { type PinLink, readPinLink } from '#web/account/pin-link.ts';
import { ResetPinForm } from '#web/account/ResetPinForm.tsx';
import { keepForOtherLanguage } from '#web/components/other-language.ts';
import { PageHead } from '#web/components/PageHead.tsx';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { formOutcome } from '#web/data/plain-form.ts';
import { makePin, resetPin } from '#web/messages/en/account.ts';
import { resetPinPath } from '#web/paths/paths.ts';
import type { Route } from './+types/reset-pin.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  if (onlyInBrowser) return undefined;
  return readPinLink(context.get(callContext), context.get(logContext), url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return readPinLink(browserCall, browserLog, url);
}
clientLoader.hydrate = onlyInBrowser;

/** The token leaves the address once it is read; what it is good for stays. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return nextUrl.searchParams.has('token');
}

export default function ResetPin({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const link = loaderData ?? { name: 'unknown' as const };
  const t = link.name === 'first' ? makePin : resetPin;
  return (
    <>
      <PageHead title={t.title} hidden />
      {/* The address holds a token until the scripts are there. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPinPage link={link} />
    </>
  );
}

function ResetPinPage({ link }: { link: PinLink }) {
  const token = useResetToken();
  const [query] = useSearchParams();
  // A form sent without scripts and done leads back without the token.
  const done = formOutcome(query) === 'sent';
  const missing = token === '' && !done;
  const isVoid = missing || link.name === 'void';
  const t = link.name === 'first' ? makePin : resetPin;
  return (
    <AccountCard title={t.title} lead={isVoid ? undefined : t.lead}>
      {isVoid ? (
        <>
          <Notice tone="danger">{missing ? resetPin.noToken : resetPin.expired}</Notice>
          <Link className={buttonClass('primary', styles.submit)} to="/forgot-pin">
            {resetPin.askAgain}
          </Link>
          <BackToLogin />
        </>
      ) : (
        <ResetPinForm token={token} link={link} />
      )}
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
    navigate(resetPinPath, { replace: true });
  }, [inAddress, navigate]);
  useEffect(() => {
    if (token !== '') return keepForOtherLanguage(`${new URLSearchParams({ token })}`);
  }, [token]);

  return token;
}
