import { Link } from 'react-router';
import cards from '#console/components/cards.module.css';
import { messageTexts as t } from '#console/messages/feedback.ts';
import type { MessageWire } from '#contract/console/feedback.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button } from '#ui/Button.tsx';

type MessageProps = {
  message: MessageWire;
  onAnswer: () => void;
  onDone: (done: boolean) => void;
};

export function Message({ message, onAnswer, onDone }: MessageProps) {
  const { name, email, subject, created_at, answer, answered_at, done_at, customer_id } = message;
  const now = Date.now();
  return (
    <li className={`card stack gap-2 ${cards.card}`}>
      <div className={`row between ${cards.head}`}>
        <h2 className={cards.name}>{subject || t.noSubject}</h2>
        <time className={cards.text} dateTime={created_at}>
          {formatRecent(created_at, now)}
        </time>
      </div>
      <p>
        {name} · <BreakableName text={email} />
      </p>
      <p className={cards.words}>{message.message}</p>
      {answered_at !== null && (
        <div className={cards.answer}>
          <p className={cards.text}>{t.answered(formatRecent(answered_at, now))}</p>
          <p>{answer}</p>
        </div>
      )}
      {done_at !== null && answered_at === null && (
        <p className={cards.text}>{t.doneAt(formatRecent(done_at, now))}</p>
      )}
      {customer_id !== null && (
        <p>
          <Link className={cards.link} to={`/customers/${customer_id}`}>
            {t.toCustomer}
          </Link>
        </p>
      )}
      <div className={`wrap ${cards.actions}`}>
        <Button look="quiet" onClick={() => onDone(done_at === null)}>
          {done_at === null ? t.finish : t.reopen}
        </Button>
        <Button look="secondary" onClick={onAnswer}>
          {answered_at === null ? t.answer : t.answerAgain}
        </Button>
      </div>
    </li>
  );
}
