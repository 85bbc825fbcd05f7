import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isDecision, refusalText } from '#client/refusal-text.ts';
import type { ActionInput } from '#contract/index.ts';
import { browserCall } from '#web/data/api.ts';
import type { FormOutcome } from '#web/data/plain-form.ts';
import { register as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { wantedIn } from './add-after-login.ts';

/** `isKnown`: the first request is being looked at, which is no failure to who sent it. */
export type RegisterFailure = { name: 'failed'; message: string; isKnown: boolean };
type RegisterState = { name: 'ready' | 'busy' | 'done' } | RegisterFailure;

/** After a form that was sent without scripts. */
export function stateAfter(outcome: FormOutcome | undefined): RegisterState {
  const failed = (message: string, isKnown = false): RegisterState => ({
    name: 'failed',
    message,
    isKnown,
  });
  switch (outcome) {
    case undefined:
      return { name: 'ready' };
    case 'sent':
      return { name: 'done' };
    case 'incomplete':
      return failed(t.incomplete);
    case 'already-requested':
      return failed(t.alreadyRequested, true);
    case 'too-many-tries':
    case 'busy':
      return failed(formOutcomes[outcome]);
    default:
      return failed(t.unreachable);
  }
}

export function useRegister(initial = stateAfter(undefined)) {
  const [state, setState] = useState(initial);
  const wanted = wantedIn(useLocation().state);

  async function register(request: ActionInput<'registerUsernew'>): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('registerUsernew', { ...request, ...(wanted && { wanted }) });
      setState({ name: 'done' });
    } catch (error) {
      browserLog('registration', error);
      const message = refusalText(error, t.unreachable, t.noNetwork);
      setState({ name: 'failed', message, isKnown: isRefused(error, 'already-requested') });
    }
  }

  return { state, register };
}

function isRefused(error: unknown, code: string): boolean {
  return isDecision(error) && error.code === code;
}
