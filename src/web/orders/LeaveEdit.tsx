import { useState } from 'react';
import { Question } from '#ui/Question.tsx';
import { useLeaveQuestion } from '#web/data/leave-question.ts';
import { orderEdit as t } from '#web/messages/en/orders.ts';

/** Asks before an edited order is left without its changes. */
export function LeaveEdit({ isUnsaved }: { isUnsaved: boolean }) {
  const [asked, setAsked] = useState<{ answer: (leaves: boolean) => void }>();
  useLeaveQuestion(isUnsaved, () => new Promise((answer) => setAsked({ answer })));

  function say(leaves: boolean): void {
    setAsked(undefined);
    asked?.answer(leaves);
  }

  if (!asked) return null;
  return (
    <Question
      title={t.leaveTitle}
      text={t.leaveText}
      keep={t.stay}
      yes={t.leave}
      onYes={() => say(true)}
      onClose={() => say(false)}
    />
  );
}
