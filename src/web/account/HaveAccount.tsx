import { Link } from 'react-router';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import styles from './Form.module.css';

/** Shown to everyone who registers: it must not tell whether their number is known. */
export function HaveAccount() {
  const { register, login } = useAccountMessages();
  return (
    <p className={styles.muted}>
      {register.haveAccount}{' '}
      <Link className={styles.link} to="/forgot-pin">
        {login.forgotPin}
      </Link>
    </p>
  );
}
