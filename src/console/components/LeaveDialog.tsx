import { partTexts as t } from '#console/messages/components.ts';
import { Question } from '#ui/Question.tsx';

type LeaveDialogProps = {
  /** What would be lost. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  const texts = { title: t.leaveTitle, text, keep: t.stay, yes: t.leave };
  return <Question {...texts} onYes={onLeave} onClose={onStay} />;
}
