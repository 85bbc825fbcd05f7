import { useNavigate } from 'react-router';
import { useSubmit } from '#console/data/use-submit.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Question, type QuestionProps } from '#ui/Question.tsx';
import { useReadAndClose } from './use-read-and-close.ts';

type CallQuestionProps = Omit<QuestionProps, 'onYes' | 'pending' | 'failure'> & {
  onYes: () => Promise<unknown>;
  /** Where it goes on. Otherwise the screen is read again, and the question closes. */
  next?: string;
  onRefusal?: (refusal: Refusal) => boolean;
};

/** A question whose yes is a call; why it failed stands in it. */
export function CallQuestion({ onYes, next, onRefusal, ...question }: CallQuestionProps) {
  const navigate = useNavigate();
  const readAndClose = useReadAndClose(question.onClose);
  const { pending, failure, submit } = useSubmit(onRefusal);
  const answer = () =>
    submit(async () => {
      await onYes();
      if (next === undefined) await readAndClose();
      else navigate(next);
    });
  return <Question {...question} {...{ pending, failure }} onYes={answer} />;
}
