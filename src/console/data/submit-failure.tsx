import type { ReactNode } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';

export function isSessionEnd(error: unknown): error is Refusal {
  return isRefusal(error) && error.code === 'not-signed-in';
}

/** Why a change was not made. Where the session has ended, signing in elsewhere keeps what is typed here. */
export function submitFailure(error: unknown): ReactNode {
  if (!isSessionEnd(error)) return refusalText(error, t.failed, t.unreachable);
  return (
    <>
      {t.sessionEnded}{' '}
      <a href="/console/sign-in" target="_blank" rel="noreferrer">
        {t.signInElsewhere}
      </a>
    </>
  );
}
