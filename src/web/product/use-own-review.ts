import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { ActionOutput } from '#contract/index.ts';
import type { Vote } from '#contract/reviews.ts';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import type { Review } from './review.ts';

export type OwnReview = NonNullable<ActionOutput<'getOwnReview'>['own']>;
export type Votes = ReadonlyMap<number, Vote>;

/** What the signed-in customer wrote about this product, and voted on its reviews. */
export function useOwnReview(productId: number, reviews: readonly Review[] | undefined) {
  const userId = useUserId();
  const [own, setOwn] = useState<OwnReview>();
  const [votes, setVotes] = useState<Votes>(new Map());
  /** Another server of this contract may know no votes. */
  const [canVote, setCanVote] = useState(true);

  // Reviews read anew may hold one of one’s own.
  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    const input = { product_id: productId, user_id: userId };
    const read = browserCall('getOwnReview', input, abort.signal);
    optional(browserLog, 'own review', read).then((answer) => {
      if (abort.signal.aborted) return;
      setCanVote(answer !== undefined);
      if (!answer) return;
      setOwn(answer.own ?? undefined);
      setVotes(new Map(answer.votes.map((row) => [row.review_id, row.vote])));
    });
    return () => abort.abort();
  }, [userId, productId, reviews]);

  return { own, votes, canVote };
}
