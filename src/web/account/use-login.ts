import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { ownPath } from '#domain/account/own-path.ts';
import { browserCall } from '#web/data/api.ts';
import { formOutcome } from '#web/data/plain-form.ts';
import { storeUser } from '#web/data/session.ts';
import { login as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { waitInWords } from '#web/messages/en/words.ts';
import { loginPath } from '#web/paths/paths.ts';
import { rememberAdd } from './add-after-login.ts';
import { historyIndex, lastPage } from './last-page.ts';
import { markLogout } from './logout.ts';

/** Spec §9 */
const redirectDelayMs = 1_600;

export type LoginState = { name: 'ready' | 'busy' | 'done' } | { name: 'failed'; message: string };

export function useLogin() {
  const failure = usePlainLoginFailure();
  const [state, setState] = useState<LoginState>(
    failure === undefined ? { name: 'ready' } : { name: 'failed', message: failure },
  );
  const { revalidate } = useRevalidator();
  const redirect = usePostLoginRedirect();
  const redirected = useRef(false);
  const isOtherLanguage = useRef(false);

  /** Only once: a second call would navigate away from the page that is being opened. */
  function goOn(): void {
    if (redirected.current) return;
    redirected.current = true;
    redirect(isOtherLanguage.current);
  }

  const goOnAfterDelay = useEffectEvent(goOn);
  useEffect(() => {
    if (state.name !== 'done') return;
    const timer = setTimeout(() => goOnAfterDelay(), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [state.name]);

  async function login(emailOrPhone: string, pin: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      const user = await browserCall('loginUserdata', { email_or_phone: emailOrPhone, pin });
      markLogout(false);
      // As the server decides: the browser's choice comes before the account's.
      const { language = __LANGUAGE__ } = user;
      isOtherLanguage.current =
        language !== __LANGUAGE__ && !document.cookie.includes('thok_language=');
      setState({ name: 'done' });
      storeUser(user.user_id, user.user_name);
      await revalidate();
    } catch (error) {
      browserLog('login', error);
      setState({ name: 'failed', message: refusalText(error, t.refused, t.unreachable) });
    }
  }

  return { state, login, goOn };
}

/** What is said about a sign-in that was sent without scripts and failed. */
function usePlainLoginFailure(): string | undefined {
  const [query] = useSearchParams();
  const outcome = formOutcome(query);
  switch (outcome) {
    case undefined:
    case 'sent':
      return undefined;
    case 'incomplete':
      return t.incomplete;
    case 'wrong-pin':
      return t.notRight;
    case 'locked':
      return t.locked(waitInWords(Number(query.get('wait')) || 60));
    case 'too-many-tries':
    case 'busy':
      return formOutcomes[outcome];
    default:
      return t.unreachable;
  }
}

/**
 * Spec §4: after signing in, back to the page the person came from. Only where a private page sent
 * them here, on to that page, which `next` names. Only ever to pages of this shop.
 */
function usePostLoginRedirect(): (isOtherLanguage: boolean) => void {
  const navigate = useNavigate();
  const here = useLocation();
  const [search] = useSearchParams();
  const next = ownPath(search.get('next'));

  return (isOtherLanguage) => {
    rememberAdd(here);
    const last = lastPage();
    const steps = (historyIndex() ?? 0) - (last?.index ?? Number.POSITIVE_INFINITY);
    const isWanted = next !== undefined && !next.startsWith(loginPath) && next !== last?.path;
    const path = (isWanted ? next : ownPath(last?.path)) ?? '/';
    // Each language is a build of its own. And React Router folds `//` into `/`.
    if (isOtherLanguage || (isWanted && path.includes('//'))) location.replace(path);
    else if (steps > 0 && !isWanted) navigate(-steps);
    else navigate(path, { replace: true });
  };
}
