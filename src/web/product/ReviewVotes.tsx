import type { Vote } from '#contract/reviews.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { thumbDownPath, thumbUpPath } from '#ui/rare-icons.ts';
import { useProductMessages } from '#web/messages/use-product-messages.ts';
import { useReviewMessages } from '#web/messages/use-review-messages.ts';
import styles from './ReviewVotes.module.css';
import type { Review } from './review.ts';
import { useVote } from './use-vote.ts';

export function ReviewVotes({ review, vote }: { review: Review; vote: Vote }) {
  const t = useReviewMessages();
  const { counts, press } = useVote(review, vote);
  return (
    <p className={styles.votes}>
      <button
        type="button"
        className={styles.vote}
        aria-pressed={counts.vote === 'like'}
        aria-label={t.like(review.ownerName, counts.likes)}
        onClick={() => press('like')}
      >
        <PathIcon path={thumbUpPath} small />
        {counts.likes}
      </button>
      <button
        type="button"
        className={styles.vote}
        aria-pressed={counts.vote === 'dislike'}
        aria-label={t.dislike(review.ownerName, counts.dislikes)}
        onClick={() => press('dislike')}
      >
        <PathIcon path={thumbDownPath} small />
        {counts.dislikes}
      </button>
    </p>
  );
}

/** Without buttons: nobody votes on a review of one's own. */
export function VoteCounts({ review }: { review: Review }) {
  const t = useProductMessages();
  return (
    <p className={styles.votes}>
      <span className={styles.count}>
        <PathIcon path={thumbUpPath} small />
        <span className="visually-hidden">{t.likes}</span>
        {review.likes}
      </span>
      <span className={styles.count}>
        <PathIcon path={thumbDownPath} small />
        <span className="visually-hidden">{t.dislikes}</span>
        {review.dislikes}
      </span>
    </p>
  );
}
