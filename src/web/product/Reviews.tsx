import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stars } from '#ui/Stars.tsx';
import { useUserId } from '#web/data/use-user.ts';
import { product as t } from '#web/messages/en/product.ts';
import { reviews as words } from '#web/messages/en/reviews.ts';
import type { ProductPageData } from './product-data.ts';
import { ReviewForm, reviewFormId } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './Reviews.module.css';
import type { ReviewPage } from './review.ts';
import { SignInToReview } from './SignInToReview.tsx';
import { useAwaited } from './use-awaited.ts';
import { useMoreReviews } from './use-more-reviews.ts';
import { type OwnReview, useOwnReview, type Votes } from './use-own-review.ts';

export const reviewsId = 'reviews';

type ReviewsProps = { productId: number; reviews: ProductPageData['reviews'] };

/** Spec §2: average and total, the reviews, newest first, and the form for one's own. */
export function Reviews({ productId, reviews }: ReviewsProps) {
  const page = useAwaited(reviews);
  const isVisitor = useUserId() === undefined;
  const { own, votes, canVote } = useOwnReview(productId, page?.reviews);
  return (
    <section className={`stack ${styles.reviews}`} id={reviewsId} aria-labelledby="reviews-title">
      <h2 className={styles.title} id="reviews-title">
        {t.reviews}
      </h2>
      {page && page.totalReviews > 0 && (
        <ReviewList
          productId={productId}
          page={page}
          own={own}
          votes={canVote ? votes : undefined}
        />
      )}
      {page?.totalReviews === 0 && <p className="faint">{t.noReviews}</p>}
      {isVisitor ? <SignInToReview /> : <ReviewForm productId={productId} own={own} />}
    </section>
  );
}

type ReviewListProps = {
  productId: number;
  page: ReviewPage;
  own: OwnReview | undefined;
  /** undefined: nobody can vote. */
  votes: Votes | undefined;
};

function ReviewList({ productId, page, own, votes }: ReviewListProps) {
  const { shown, total, busy, showMore, list } = useMoreReviews(productId, page);
  const average = page.averageRating.toFixed(1);
  return (
    <>
      <p className={`row ${styles.summary}`}>
        <strong className={styles.average} aria-hidden="true">
          {average}
        </strong>
        <Stars value={page.averageRating} />
        <span className="visually-hidden">{t.averageOf(average)}</span>
        <span className="muted">{t.reviewCount(total)}</span>
        <a className={`text-link ${styles.write}`} href={`#${reviewFormId}`}>
          {own ? words.change : words.write}
        </a>
      </p>
      <ol className={`stack gap-2 ${styles.list}`} ref={list}>
        {shown.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            vote={votes && (votes.get(review.id) ?? 'none')}
            isOwn={review.id === own?.id}
          />
        ))}
      </ol>
      {shown.length < total && (
        <Button look="secondary" className={styles.more} disabled={busy} onClick={showMore}>
          {t.showMore}
        </Button>
      )}
    </>
  );
}

export function ReviewsSkeleton() {
  return (
    <div className={`stack ${styles.reviews}`}>
      <Skeleton className={styles.titleShape} />
      <Skeleton className={styles.reviewShape} />
      <Skeleton className={styles.reviewShape} />
    </div>
  );
}
