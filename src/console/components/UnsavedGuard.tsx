import { useUnsaved } from '#console/data/use-unsaved.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

/** Asks before something typed is left behind. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { asked } = useUnsaved(when);
  if (!asked) return null;
  return <LeaveDialog text={t.leaveText} onStay={asked.reset} onLeave={asked.proceed} />;
}
