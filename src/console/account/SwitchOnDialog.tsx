import { useState } from 'react';
import { consoleCall } from '#console/data/api.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanForm } from './ScanForm.tsx';

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: ConsoleOutput<'startTotp'> }
  | { name: 'codes'; codes: string[] };

/** Password, then the app's first code, then the recovery codes. */
export default function SwitchOnDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  async function start(password: string) {
    setStep({ name: 'scan', secret: await consoleCall('startTotp', { password }) });
  }
  const codesShown = step.name === 'codes';
  return (
    <Dialog
      title={codesShown ? t.recoveryTitle : t.totpTitle}
      // Codes that are shown once are not lost by a tap beside them.
      {...(codesShown ? {} : { closeLabel: shellTexts.close })}
      onClose={codesShown ? () => {} : onClose}
    >
      {step.name === 'password' && (
        <OwnPasswordForm text={t.totpPasswordText} label={t.goOn} onPassword={start} />
      )}
      {step.name === 'scan' && (
        <ScanForm {...step.secret} onConfirmed={(codes) => setStep({ name: 'codes', codes })} />
      )}
      {codesShown && <RecoveryCodes codes={step.codes} onKept={onClose} />}
    </Dialog>
  );
}
