import { useState } from 'react';
import { browserCall } from '#web/api.ts';
import { browserLog } from '#web/log.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { refusalText } from '#web/refusal-text.ts';

type State = { name: 'ready' | 'busy' | 'done' } | { name: 'failed'; message: string };

export function useResetPin(token: string) {
  const t = useMessages().resetPin;
  const [state, setState] = useState<State>({ name: 'ready' });

  function fail(message: string): void {
    setState({ name: 'failed', message });
  }

  async function setPin(pin: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('updatePinWithToken', { token, pin });
      setState({ name: 'done' });
    } catch (error) {
      browserLog('reset PIN', error);
      fail(refusalText(error, t.refused, t.failed));
    }
  }

  return { state, setPin, fail };
}
