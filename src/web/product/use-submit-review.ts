import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserLog } from '#client/log.ts';
import { refusalText } from '#client/refusal-text.ts';
import { textOf } from '#client/use-field-errors.ts';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import { reviews as t } from '#web/messages/en/reviews.ts';

export type SubmitState =
  | { name: 'ready' | 'busy' | 'done' | 'missing' | 'login' }
  | { name: 'failed'; message: string };

/** Spec §5, §8: sends the review, and reads the page's reviews, average and total anew. */
export function useSubmitReview(productId: number, first: SubmitState) {
  const userId = useUserId();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState(first);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.name === 'busy') return;
    const form = event.currentTarget;
    const [rating, review] = [textOf(form, 'rating'), textOf(form, 'review')];
    if (userId === undefined) return setState({ name: 'login' });
    if (rating === '' || review === '') {
      focusOn(form, rating === '' ? 'rating' : 'review');
      return setState({ name: 'missing' });
    }
    setState({ name: 'busy' });
    try {
      const input = { product_id: productId, user_id: userId, rating, review };
      await browserCall('submitProductReview', input);
      await revalidate();
      setState({ name: 'done' });
    } catch (error) {
      browserLog('review', error);
      setState({ name: 'failed', message: refusalText(error, t.failed, t.unreachable) });
    }
  }

  return { state, submit };
}

function focusOn(form: HTMLFormElement, name: 'rating' | 'review'): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
