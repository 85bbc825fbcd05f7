import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { type FormOutcome, formOutcome } from '#web/data/plain-form.ts';
import { formOutcomes } from '#web/messages/en/form-outcomes.ts';
import { reviews as t } from '#web/messages/en/reviews.ts';
import { loginPathTo } from '#web/paths/paths.ts';
import styles from './ReviewForm.module.css';
import { StarChoice } from './StarChoice.tsx';
import type { OwnReview } from './use-own-review.ts';
import { type SubmitState, useSubmitReview } from './use-submit-review.ts';

/** Also where the server leads back to after a plain form. */
export const reviewFormId = 'form';

type ReviewFormProps = { productId: number; own: OwnReview | undefined };

/** Spec §2: one review per customer and product; where there is one already, it is changed. */
export function ReviewForm({ productId, own }: ReviewFormProps) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { state, submit } = useSubmitReview(
    productId,
    stateAfter(formOutcome(query), { ...formOutcomes, failed: t.failed }),
  );
  const busy = state.name === 'busy';
  // The own review arrives after the page, and again after it was sent; it fills the form unless
  // someone has begun to write, whose form holds what was sent or more.
  const [touched, setTouched] = useState(false);
  const [start, setStart] = useState(own);
  if (own !== start && !touched) setStart(own);
  return (
    <form
      className={`card stack ${styles.form}`}
      id={reviewFormId}
      method="post"
      action={pathname}
      noValidate
      onSubmit={submit}
      onChange={() => setTouched(true)}
    >
      <h3>{own ? t.change : t.write}</h3>
      <input type="hidden" name="product_id" value={productId} />
      <StarChoice key={`stars ${start?.id}`} initial={start?.rating} />
      <TextArea
        key={`text ${start?.id}`}
        name="review"
        label={t.text}
        defaultValue={start?.review}
        rows={3}
        maxLength={2000}
        required
      />
      <Outcome state={state} />
      <Button type="submit" className={styles.submit ?? ''} aria-disabled={busy}>
        {busy ? t.submitting : own ? t.update : t.submit}
      </Button>
    </form>
  );
}

function Outcome({ state }: { state: SubmitState }) {
  const { pathname } = useLocation();
  switch (state.name) {
    case 'done':
      return <Notice tone="success">{t.done}</Notice>;
    case 'missing':
      return (
        <Notice tone="danger" title={t.missingTitle}>
          {t.missing}
        </Notice>
      );
    case 'login':
      return (
        <Notice tone="danger" title={t.loginTitle}>
          {t.login}{' '}
          <Link className={styles.login} to={loginPathTo(pathname)}>
            {t.toLogin}
          </Link>
        </Notice>
      );
    case 'failed':
      return <Notice tone="danger">{state.message}</Notice>;
    default:
      return null;
  }
}

/** The result of a form sent without scripts. */
function stateAfter(
  outcome: FormOutcome | undefined,
  words: Record<'too-many-tries' | 'busy' | 'failed', string>,
): SubmitState {
  switch (outcome) {
    case 'sent':
      return { name: 'done' };
    case 'incomplete':
      return { name: 'missing' };
    case 'login':
      return { name: 'login' };
    case 'too-many-tries':
    case 'busy':
    case 'failed':
      return { name: 'failed', message: words[outcome] };
    default:
      return { name: 'ready' };
  }
}
