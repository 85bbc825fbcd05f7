import { Link, useLocation } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { reviews as t } from '#web/messages/en/reviews.ts';
import { loginPathTo } from '#web/paths/paths.ts';
import { reviewFormId } from './ReviewForm.tsx';

/** Spec §5: a review needs a login. Where the form would stand, which a visitor could not send. */
export function SignInToReview() {
  const { pathname } = useLocation();
  return (
    <div className="card stack" id={reviewFormId}>
      <h3>{t.loginTitle}</h3>
      <p>{t.login}</p>
      <Link className={buttonClass('secondary')} to={loginPathTo(pathname)}>
        {t.toLogin}
      </Link>
    </div>
  );
}
