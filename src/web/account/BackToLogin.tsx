import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { loginPath } from '#web/paths.ts';
import styles from './Form.module.css';

export function BackToLogin() {
  const t = useMessages().forgotPin;
  return (
    <Link className={`${styles.link} ${styles.lineLink}`} to={loginPath}>
      {t.back}
    </Link>
  );
}
