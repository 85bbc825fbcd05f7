import cards from '#console/components/cards.module.css';
import { consoleCall } from '#console/data/api.ts';
import { answerTexts, messageTexts as t } from '#console/messages/feedback.ts';
import type { MessageWire } from '#contract/console/feedback.ts';
import { AnswerDialog } from './AnswerDialog.tsx';

type AnswerMessageProps = {
  message: MessageWire;
  onSent: () => void;
  onClose: () => void;
};

export function AnswerMessage({ message, onSent, onClose }: AnswerMessageProps) {
  const { id, name, email } = message;
  return (
    <AnswerDialog
      title={t.dialogTitle(name)}
      text={t.dialogText(email)}
      start=""
      maxLength={5000}
      required
      labels={{ send: t.send, anyway: answerTexts.sendAnyway }}
      onSend={async (answer, newer) => {
        const { answered_at } = newer ?? message;
        await consoleCall('answerMessage', { id, answer, answered_at });
        onSent();
      }}
      newerIn={({ extra }) => extra.contact_message as MessageWire} // `as`: what that refusal carries
      onClose={onClose}
    >
      <p className={cards.words}>{message.message}</p>
    </AnswerDialog>
  );
}
