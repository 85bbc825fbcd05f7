import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useAccountMessages } from '#web/messages/use-account-messages.ts';
import styles from './Form.module.css';
import { HaveAccount } from './HaveAccount.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { Tick } from './Tick.tsx';
import { useRegister } from './use-register.ts';

/** Spec §2: asks for an account; the shop answers. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountMessages().register;
  const { state, register } = useRegister();
  if (state.name === 'done') {
    return (
      <Dialog
        key="done"
        title={t.success}
        picture={<Tick />}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t.ok}</Button>}
      >
        <p className={styles.muted}>{t.successText}</p>
        <HaveAccount />
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={t.title} closeLabel={t.close} onClose={onClose}>
      <p className={styles.muted}>{t.lead}</p>
      <RegisterForm
        busy={state.name === 'busy'}
        failure={state.name === 'failed' ? state.message : undefined}
        onRegister={register}
      />
      <HaveAccount />
    </Dialog>
  );
}
