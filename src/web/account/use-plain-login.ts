import { useSearchParams } from 'react-router';
import { formOutcome } from '#web/data/plain-form.ts';
import { login as t } from '#web/messages/en/account.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { waitInWords } from '#web/messages/en/words.ts';

/** What is said about a sign-in that was sent without scripts and failed. */
export function usePlainLoginFailure(): string | undefined {
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
