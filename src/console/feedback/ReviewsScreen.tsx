import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import cards from '#console/components/cards.module.css';
import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { answerTexts, reviewTexts as t } from '#console/messages/feedback.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { Review } from './Review.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listReviews', count: 'countReviews', export: 'exportReviews' },
  views: 'reviews',
  filters: {
    q: searchFilter(t),
    rating: {
      kind: 'choice',
      label: t.rating,
      any: t.anyRating,
      options: [5, 4, 3, 2, 1].map((rating) => ({ value: rating, text: t.stars(rating) })),
    },
    unanswered: checkFilter(t.unansweredOnly),
    hidden: checkFilter(t.hiddenOnly),
  },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

type Opened = { review: ConsoleReviewWire; for: 'answer' | 'hide' };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { revalidate } = useRevalidator();
  const { failure, submit } = useSubmit();
  const show = (id: number) =>
    submit(async () => {
      await consoleCall('hideReview', { id, hidden: false });
      await revalidate();
    });
  return (
    <>
      <ListScreen
        list={list}
        data={data}
        isEmpty={data.reviews.length === 0}
        notice={failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      >
        <ul className={cards.list}>
          {data.reviews.map((review) => (
            <Review
              key={review.id}
              review={review}
              onAnswer={() => setOpened({ review, for: 'answer' })}
              onHide={() => setOpened({ review, for: 'hide' })}
              onShow={() => show(review.id)}
            />
          ))}
        </ul>
      </ListScreen>
      {opened?.for === 'answer' && <AnswerReview review={opened.review} onClose={close} />}
      {opened?.for === 'hide' && <HideReviewDialog review={opened.review} onClose={close} />}
    </>
  );
}

type AnswerReviewProps = { review: ConsoleReviewWire; onClose: () => void };

function AnswerReview({ review, onClose }: AnswerReviewProps) {
  return (
    <AnswerDialog
      title={t.dialogTitle(review.owner_name)}
      text={t.dialogText}
      start={review.answer}
      maxLength={1000}
      required={false}
      labels={{ send: t.save, anyway: answerTexts.saveAnyway }}
      onSend={async (answer, newer) => {
        const { answered_at } = newer ?? review;
        await consoleCall('answerReview', { id: review.id, answer, answered_at });
      }}
      newerIn={({ extra }) => extra.review as ConsoleReviewWire} // `as`: what that refusal carries
      onClose={onClose}
    >
      <p className={cards.words}>{review.review}</p>
    </AnswerDialog>
  );
}

type HideReviewDialogProps = { review: ConsoleReviewWire; onClose: () => void };

function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  return (
    <ReasonDialog
      title={t.hideTitle}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.hide }}
      maxLength={300}
      onReason={({ reason }) => consoleCall('hideReview', { id: review.id, hidden: true, reason })}
      onClose={onClose}
    >
      <p className={cards.words}>{review.review}</p>
      <p className={cards.text}>{t.hideText}</p>
    </ReasonDialog>
  );
}
