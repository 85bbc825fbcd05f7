import type { Vote } from '#contract/reviews.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { thumbDownPath, thumbUpPath } from '#ui/rare-icons.ts';
import { product } from '#web/messages/en/product.ts';
import { reviews } from '#web/messages/en/reviews.ts';
import styles from './ReviewVotes.module.css';
import type { Review } from './review.ts';
import { useVote } from './use-vote.ts';

export function ReviewVotes({ review, vote }: { review: Review; vote: Vote }) {
  const { counts, press } = useVote(review, vote);
  return (
    <p className={styles.votes}>
      <button
        type="button"
        className={`muted ${styles.vote}`}
        aria-pressed={counts.vote === 'like'}
        aria-label={reviews.like(review.ownerName, counts.likes)}
        onClick={() => press('like')}
      >
        <PathIcon path={thumbUpPath} small />
        {counts.likes}
      </button>
      <button
        type="button"
        className={`muted ${styles.vote}`}
        aria-pressed={counts.vote === 'dislike'}
        aria-label={reviews.dislike(review.ownerName, counts.dislikes)}
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
  return (
    <p className={styles.votes}>
      <span className={`muted ${styles.count}`}>
        <PathIcon path={thumbUpPath} small />
        <span className="visually-hidden">{product.likes}</span>
        {review.likes}
      </span>
      <span className={`muted ${styles.count}`}>
        <PathIcon path={thumbDownPath} small />
        <span className="visually-hidden">{product.dislikes}</span>
        {review.dislikes}
      </span>
    </p>
  );
}
