import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Vote } from '#contract/reviews.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { thumbDownPath, thumbUpPath } from '#ui/rare-icons.ts';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import { product } from '#web/messages/en/product.ts';
import { reviews } from '#web/messages/en/reviews.ts';
import { loginPathTo } from '#web/paths/paths.ts';
import styles from './ReviewVotes.module.css';
import type { Review } from './review.ts';

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

type Counts = { likes: number; dislikes: number; vote: Vote };

/** Likes and dislikes of one review: once each per customer; pressed again, it is taken back. */
function useVote(review: Review, known: Vote) {
  const userId = useUserId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [voted, setVoted] = useState<Counts>();
  const [busy, setBusy] = useState(false);
  const counts: Counts = voted ?? {
    likes: review.likes,
    dislikes: review.dislikes,
    vote: known,
  };

  async function press(wanted: 'like' | 'dislike') {
    if (busy) return;
    if (userId === undefined) return navigate(loginPathTo(pathname));
    setBusy(true);
    const vote = counts.vote === wanted ? 'none' : wanted;
    const input = { review_id: review.id, user_id: userId, vote } as const;
    const answer = await optional(browserLog, 'vote', browserCall('voteOnReview', input));
    setBusy(false);
    if (answer) setVoted(answer);
  }

  return { counts, press };
}
