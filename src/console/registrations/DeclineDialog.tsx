import styles from '#console/components/cards.module.css';
import { ReasonDialog } from '#console/components/ReasonDialog.tsx';
import { consoleCall } from '#console/data/api.ts';
import { registrationTexts as t } from '#console/messages/customers.ts';
import type { RegistrationWire } from '#contract/console/registrations.ts';

type DeclineDialogProps = { registration: RegistrationWire; onClose: () => void };

export function DeclineDialog({ registration: { id, name }, onClose }: DeclineDialogProps) {
  return (
    <ReasonDialog
      title={t.declineTitle(name)}
      texts={{ reason: t.reason, missing: t.reasonMissing, keep: t.keep, yes: t.decline }}
      maxLength={500}
      onReason={(reason) => consoleCall('declineRegistration', { id, reason })}
      onClose={onClose}
    >
      <p className={styles.text}>{t.declineText}</p>
    </ReasonDialog>
  );
}
