import { Link } from 'react-router';
import cards from '#console/components/cards.module.css';
import { reviewTexts as t } from '#console/messages/feedback.ts';
import type { ConsoleReviewWire } from '#contract/console/feedback.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Stars } from '#ui/Stars.tsx';

type ReviewProps = {
  review: ConsoleReviewWire;
  onAnswer: () => void;
  onHide: () => void;
  onShow: () => void;
};

export function Review({ review, onAnswer, onHide, onShow }: ReviewProps) {
  const { product_id, product_name, customer_id, firm_name, rating, hidden, answer } = review;
  const when = formatRecent(review.created_at, Date.now());
  return (
    <li className={`card stack gap-2 ${cards.card}`}>
      <div className={`row between ${cards.head}`}>
        <h2 className={cards.name}>
          <Link className={cards.link} to={`/products/${product_id}`}>
            {product_name}
          </Link>
        </h2>
        {hidden && <Badge tone="danger">{t.hidden}</Badge>}
      </div>
      <p className={`row between ${cards.head}`}>
        <span>
          <Stars value={rating} />
          <span className="visually-hidden">{t.stars(rating)}</span>
        </span>
        <span className={cards.text}>
          {when}
          {review.is_edited && ` · ${t.edited}`}
        </span>
      </p>
      <p>
        <Link className={cards.link} to={`/customers/${customer_id}`}>
          {firm_name}
        </Link>
      </p>
      <p className={cards.words}>{review.review}</p>
      {hidden && <p className={cards.text}>{t.reasonOf(review.hidden_reason)}</p>}
      {answer !== '' && (
        <div className={cards.answer}>
          <p className={cards.text}>{t.shopAnswer}</p>
          <p>{answer}</p>
        </div>
      )}
      <div className={`wrap ${cards.actions}`}>
        <Button look="quiet" onClick={hidden ? onShow : onHide}>
          {hidden ? t.show : t.hide}
        </Button>
        <Button look="secondary" onClick={onAnswer}>
          {answer === '' ? t.answer : t.changeAnswer}
        </Button>
      </div>
    </li>
  );
}
