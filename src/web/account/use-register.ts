import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import type { ActionInput } from '#contract/index.ts';
import { browserCall } from '#web/data/api.ts';
import type { FormOutcome } from '#web/data/plain-form.ts';
import { register as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { wantedIn } from './add-after-login.ts';

type RegisterState = { name: 'ready' | 'busy' | 'done' } | { name: 'failed'; message: string };

/** After a form that was sent without scripts. */
export function stateAfter(outcome: FormOutcome | undefined): RegisterState {
  const failed = (message: string): RegisterState => ({ name: 'failed', message });
  switch (outcome) {
    case undefined:
      return { name: 'ready' };
    case 'sent':
      return { name: 'done' };
    case 'incomplete':
      return failed(t.incomplete);
    case 'already-requested':
      return failed(t.alreadyRequested);
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
      setState({ name: 'failed', message: refusalText(error, t.unreachable, t.unreachable) });
    }
  }

  return { state, register };
}
