import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { isDecision, refusalText } from '#client/refusal-text.ts';
import { browserCall } from '#web/data/api.ts';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { login, resetPin as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';

type State =
  | { name: 'ready' | 'busy' | 'done' }
  /** `refused`: the shop did not take the link, and a new one is offered. */
  | { name: 'failed'; message: string; refused: boolean };

/** After a form that was sent without scripts. */
function stateAfter(outcome: FormOutcome | undefined): State {
  const failed = (message: string, refused = false): State => ({
    name: 'failed',
    message,
    refused,
  });
  switch (outcome) {
    case undefined:
      return { name: 'ready' };
    case 'sent':
      return { name: 'done' };
    case 'no-match':
      return failed(t.noMatchAlert);
    case 'incomplete':
      return failed(login.pinWrong);
    case 'bad-token':
      return failed(t.expired, true);
    case 'too-many-tries':
    case 'busy':
      return failed(formOutcomes[outcome]);
    default:
      return failed(t.failed);
  }
}

export function useResetPin(token: string) {
  const [query] = useSearchParams();
  const [state, setState] = useState<State>(() => stateAfter(formOutcome(query)));

  async function setPin(pin: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('updatePinWithToken', { token, pin });
      setState({ name: 'done' });
    } catch (error) {
      browserLog('reset PIN', error);
      const message = refusalText(error, t.refused, t.failed);
      const refused = isDecision(error);
      setState({ name: 'failed', message, refused });
    }
  }

  /** What is wrong now is said at the fields. */
  function clearFailure(): void {
    setState({ name: 'ready' });
  }

  return { state, setPin, clearFailure };
}
