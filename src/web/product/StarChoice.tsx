import { reviews as t } from '#web/messages/en/reviews.ts';
import styles from './StarChoice.module.css';

const ratings = [1, 2, 3, 4, 5] as const;
const star = 'm12 3.2 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2L3.1 9.7l6.2-.8z';

type StarChoiceProps = { initial: number | undefined };

/** One to five stars as radio buttons; those up to the chosen one are filled. */
export function StarChoice({ initial }: StarChoiceProps) {
  return (
    <fieldset>
      <legend className="caption">{t.rating}</legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label key={rating} className={`center ${styles.star}`}>
            <input
              className="visually-hidden"
              type="radio"
              name="rating"
              value={rating}
              defaultChecked={rating === initial}
              required
            />
            <span className="visually-hidden">{t.stars(rating)}</span>
            <svg
              className={styles.drawing}
              viewBox="0 0 24 24"
              aria-hidden="true"
              focusable="false"
            >
              <path d={star} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
