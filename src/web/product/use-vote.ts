import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Vote } from '#contract/reviews.ts';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import { loginPathTo } from '#web/paths/paths.ts';
import type { Review } from './review.ts';

type Counts = { likes: number; dislikes: number; vote: Vote };

/** Likes and dislikes of one review: once each per customer; pressed again, it is taken back. */
export function useVote(review: Review, known: Vote) {
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
