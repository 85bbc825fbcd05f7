import { useId } from 'react';
import { Link } from 'react-router';
import { login as t } from '#web/messages/en/account.ts';
import styles from './Form.module.css';

export function TermsCheck({ error }: { error: string | undefined }) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        name="terms"
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      <label htmlFor={id}>
        {t.acceptTerms}{' '}
        <Link className={`accent ${styles.link}`} to="/term-condition">
          {t.terms}
        </Link>
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.checkError}>
          {error}
        </p>
      )}
    </div>
  );
}
