import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import type { ActionInput } from '#contract/index.ts';
import { browserCall } from '#web/data/api.ts';
import { register as t } from '#web/messages/en/account.ts';

type RegisterState = { name: 'ready' | 'busy' | 'done' } | { name: 'failed'; message: string };

export function useRegister() {
  const [state, setState] = useState<RegisterState>({ name: 'ready' });

  async function register(request: ActionInput<'registerUsernew'>): Promise<void> {
    setState({ name: 'busy' });
    try {
      await browserCall('registerUsernew', request);
      setState({ name: 'done' });
    } catch (error) {
      browserLog('registration', error);
      setState({ name: 'failed', message: refusalText(error, t.unreachable, t.unreachable) });
    }
  }

  return { state, register };
}
