import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { CallQuestion } from './CallQuestion.tsx';

type DeleteQuestionProps = {
  name: string;
  /** What will happen, or what is in the way. */
  text: string;
  /** Something is in the way. */
  blocked?: boolean;
  onDelete: () => Promise<unknown>;
  /** Where it goes on; otherwise the screen is read again. */
  next?: string;
  onClose: () => void;
};

/** Whether to delete something for good. */
export function DeleteQuestion({ name, blocked, onDelete, ...rest }: DeleteQuestionProps) {
  if (blocked) {
    return <AlertDialog title={t.notEmptyTitle(name)} okLabel={shellTexts.close} {...rest} />;
  }
  const texts = { title: t.deleteTitle(name), keep: t.keep, yes: t.delete };
  return <CallQuestion {...texts} onYes={onDelete} {...rest} />;
}
