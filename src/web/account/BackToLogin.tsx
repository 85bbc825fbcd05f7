import { Link } from 'react-router';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import { loginPath } from '#web/paths/paths.ts';
import styles from './Form.module.css';

export function BackToLogin() {
  const t = useAccountMessages().forgotPin;
  return (
    <Link className={`${styles.link} ${styles.lineLink}`} to={loginPath}>
      {t.back}
    </Link>
  );
}
