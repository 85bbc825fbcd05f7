import type { Vote } from '#contract/reviews.ts';
import { Badge } from '#ui/Badge.tsx';
import { Stars } from '#ui/Stars.tsx';
import { product } from '#web/messages/en/product.ts';
import { reviews as t } from '#web/messages/en/reviews.ts';
import { formatDay } from '#web/messages/format-dates.ts';
import { writtenIn } from '#web/messages/in-hindi.ts';
import styles from './Reviews.module.css';
import { ReviewVotes, VoteCounts } from './ReviewVotes.tsx';
import type { Review } from './review.ts';

type ReviewItemProps = {
  review: Review;
  /** undefined: nobody can vote. */
  vote: Vote | undefined;
  isOwn: boolean;
};

export function ReviewItem({ review, vote, isOwn }: ReviewItemProps) {
  return (
    <li className={`card ${styles.review}`} tabIndex={-1}>
      <p className={`row ${styles.who}`}>
        <strong>{review.ownerName}</strong>
        <Stars value={review.rating} />
        <span className="visually-hidden">{product.starsOf(review.rating)}</span>
        {review.verifiedBuyer && <Badge tone="brand">{t.verifiedBuyer}</Badge>}
        {isOwn && <Badge>{t.yours}</Badge>}
      </p>
      <p className="muted">
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
        {review.isEdited && ` ${product.edited}`}
      </p>
      <p className={styles.text} lang={writtenIn(review.text)}>
        {review.text}
      </p>
      {review.answer !== undefined && (
        <div className={styles.answer}>
          <p className={`accent ${styles.answerer}`}>{t.answer}</p>
          <p className={styles.text} lang={writtenIn(review.answer)}>
            {review.answer}
          </p>
        </div>
      )}
      {vote === undefined || isOwn ? (
        <VoteCounts review={review} />
      ) : (
        <ReviewVotes review={review} vote={vote} />
      )}
    </li>
  );
}
