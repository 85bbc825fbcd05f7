import { Link } from 'react-router';
import { forgotPin as t } from '#web/messages/en/account.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Form.module.css';

export function BackToLogin() {
  return (
    <Link className={`accent ${styles.link} ${styles.lineLink}`} to={loginPath}>
      {t.back}
    </Link>
  );
}
