import { useState } from 'react';
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import cards from '#console/components/cards.module.css';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts } from '#console/messages/components.ts';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { customerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AnswerReview } from './AnswerReview.tsx';
import { HideReviewDialog } from './HideReviewDialog.tsx';
import { Review } from './Review.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';

/** The filters of the list of reviews as its address has them. */
function reviewFiltersOf(search: URLSearchParams) {
  return {
    q: search.get('q') || undefined,
    rating: search.get('rating') || undefined,
    hidden: search.has('hidden') ? '1' : undefined,
    unanswered: search.has('unanswered') ? '1' : undefined,
  } satisfies ConsoleInput<'countReviews'>;
}

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const filters = reviewFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countReviews', filters, request.signal));
  const [list, views] = await Promise.all([
    consoleCall('listReviews', { ...filters, cursor }, request.signal),
    savedViews('reviews', request.signal),
  ]);
  return { ...list, count, views };
}

type Opened = { review: ConsoleReviewWire; for: 'answer' | 'hide' };

export function Component() {
  const { reviews, next, count, views } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
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
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title} />
      <ReviewFilters />
      <ListTools count={count} exportPath={fileAddress('exportReviews', reviewFiltersOf(search))}>
        <SavedViews list="reviews" views={views} />
      </ListTools>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {reviews.length === 0 && (
        <EmptyState
          icon="chat"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 && (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            )
          }
        />
      )}
      <ul className={cards.list}>
        {reviews.map((review) => (
          <Review
            key={review.id}
            review={review}
            onAnswer={() => setOpened({ review, for: 'answer' })}
            onHide={() => setOpened({ review, for: 'hide' })}
            onShow={() => show(review.id)}
          />
        ))}
      </ul>
      <Paging next={next} />
      {opened?.for === 'answer' && <AnswerReview review={opened.review} onClose={close} />}
      {opened?.for === 'hide' && <HideReviewDialog review={opened.review} onClose={close} />}
    </>
  );
}
