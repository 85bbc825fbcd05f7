import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { browserCall } from '#web/data/api.ts';
import { storeUser } from '#web/data/session.ts';
import { login as t } from '#web/messages/en/account.ts';
import { markLogout } from './logout.ts';
import { usePlainLoginFailure } from './use-plain-login.ts';
import { usePostLoginRedirect } from './use-post-login-redirect.ts';

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
      // As the server decides: the browser's choice (background/LanguageOffer.tsx) comes before the account's.
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
