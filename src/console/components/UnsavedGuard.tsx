import { useUnsaved } from '#console/data/use-unsaved.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

type UnsavedGuardProps = {
  when: boolean;
  /** What would be lost. */
  text?: string;
};

/** Asks before something typed is left behind. */
export function UnsavedGuard({ when, text = t.leaveText }: UnsavedGuardProps) {
  const asked = useUnsaved(when);
  if (!asked) return null;
  return <LeaveDialog text={text} onStay={asked.reset} onLeave={asked.proceed} />;
}
