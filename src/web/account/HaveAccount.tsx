import { classes } from '#ui/classes.ts';
import { login, register } from '#web/messages/en/account.ts';
import styles from './Form.module.css';

/**
 * Shown to everyone who registers: it must not tell whether their number is known. `onLogin` gives way to
 * the form to log in, which the dialog lies over.
 */
export function HaveAccount({ onLogin }: { onLogin: () => void }) {
  return (
    <p className="faint">
      {register.haveAccount}{' '}
      <button
        type="button"
        className={classes('accent', styles.link, styles.lineLink)}
        onClick={onLogin}
      >
        {login.submit}
      </button>
    </p>
  );
}
