import { Icon } from '#ui/Icon.tsx';
import { Stars } from '#ui/Stars.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './Reviews.module.css';
import { formatDay, type Review } from './review.ts';

export function ReviewItem({ review }: { review: Review }) {
  const t = useMessages().product;
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.who}>
        <strong>{review.ownerName}</strong>
        <Stars value={review.rating} />
        <span className="visually-hidden">{t.starsOf(review.rating)}</span>
      </p>
      <p className={styles.when}>
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
        {review.isEdited && ` ${t.edited}`}
      </p>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.votes}>
        <span className={styles.vote}>
          <Icon name="thumbUp" small />
          <span className="visually-hidden">{t.likes}</span>
          {review.likes}
        </span>
        <span className={styles.vote}>
          <Icon name="thumbDown" small />
          <span className="visually-hidden">{t.dislikes}</span>
          {review.dislikes}
        </span>
      </p>
    </li>
  );
}
