import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/data/api.ts';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { type AccountMessages, useAccountMessages } from '#web/messages/use-account-messages.ts';

type State =
  | { name: 'ready' | 'busy' | 'done' }
  /** `refused`: the shop did not take the link, and a new one is offered. */
  | { name: 'failed'; message: string; refused: boolean };

/** After a form that was sent without scripts. */
function stateAfter(
  outcome: FormOutcome | undefined,
  { resetPin: t, login }: AccountMessages,
  common: typeof formOutcomes,
): State {
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
      return failed(common[outcome]);
    default:
      return failed(t.failed);
  }
}

export function useResetPin(token: string) {
  const messages = useAccountMessages();
  const [query] = useSearchParams();
  const [state, setState] = useState<State>(() =>
    stateAfter(formOutcome(query), messages, formOutcomes),
  );

  async function setPin(pin: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('updatePinWithToken', { token, pin });
      setState({ name: 'done' });
    } catch (error) {
      browserLog('reset PIN', error);
      const message = refusalText(error, messages.resetPin.refused, messages.resetPin.failed);
      const refused = isRefusal(error) && error.code !== 'unreachable' && error.httpStatus === 200;
      setState({ name: 'failed', message, refused });
    }
  }

  /** Both PINs were given, but not the same. */
  function setMismatch(isMismatch: boolean): void {
    setState(stateAfter(isMismatch ? 'no-match' : undefined, messages, formOutcomes));
  }

  return { state, setPin, setMismatch };
}
