import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { login, register as t } from '#web/messages/en/account.ts';
import styles from './Form.module.css';
import { RegisteredNext } from './RegisteredNext.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { Tick } from './Tick.tsx';
import { useRegister } from './use-register.ts';

/** Spec §2: asks for an account; the shop answers. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const { state, register } = useRegister();
  const formId = useId();
  if (state.name === 'done') {
    return (
      <Dialog
        key="done"
        title={t.success}
        picture={<Tick />}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t.ok}</Button>}
      >
        <RegisteredNext />
        <HaveAccount onLogin={onClose} />
      </Dialog>
    );
  }
  const busy = state.name === 'busy';
  return (
    <Dialog
      key="form"
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} className={styles.submit ?? ''} aria-disabled={busy}>
          {busy ? t.submitting : t.submit}
        </Button>
      }
    >
      <p className="faint">{t.lead}</p>
      <RegisterForm
        id={formId}
        busy={busy}
        failure={state.name === 'failed' ? state : undefined}
        onRegister={register}
      />
      <HaveAccount onLogin={onClose} />
    </Dialog>
  );
}

/**
 * Shown to everyone who registers: it must not tell whether their number is known. `onLogin` gives way to
 * the form to log in, which the dialog lies over.
 */
function HaveAccount({ onLogin }: { onLogin: () => void }) {
  return (
    <p className="faint">
      {t.haveAccount}{' '}
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
