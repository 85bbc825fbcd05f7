import { useState } from 'react';
import { browserLog } from '#client/log.ts';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import formStyles from '#console/components/form.module.css';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { partTexts } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './AccountScreen.module.css';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';

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

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <>
      <p className="muted">{t.recoveryText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={formStyles.actions}>
        <CopyButton text={codes.join('\n')} label={t.copy} />
        <Button look="secondary" onClick={() => print()}>
          {t.print}
        </Button>
        <Button onClick={onKept}>{t.kept}</Button>
      </div>
    </>
  );
}

type ScanFormProps = { secret: string; uri: string; onConfirmed: (codes: string[]) => void };

function ScanForm({ secret, uri, onConfirmed }: ScanFormProps) {
  const form = useCallForm({
    texts: { totp: { missing: t.codeMissing } },
    refusals: { 'wrong-totp': 'totp' },
    async onSend(element) {
      const totp = textOf(element, 'totp').replaceAll(' ', '');
      onConfirmed((await consoleCall('confirmTotp', { totp })).recovery_codes);
    },
  });
  return (
    <CallForm form={form} label={t.switchOn}>
      <p className="muted">{t.scanText}</p>
      <div className={`row gap-4 ${styles.scan}`}>
        <QrCode text={uri} label={t.qrLabel} />
        <div>
          <p className="muted">{t.key}</p>
          <p className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
      <div className={formStyles.actions}>
        <CopyButton text={secret} label={t.copyKey} />
        <a className={buttonClass('secondary')} href={uri}>
          {t.openApp}
        </a>
      </div>
      <Field
        name="totp"
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={form.errors.totp}
      />
    </CallForm>
  );
}

/** Copies a text that can also be selected where it stands. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Not allowed, or no https: it can still be selected.
      browserLog('copy', error);
    }
  }
  return (
    <Button look="secondary" onClick={copy}>
      {copied ? partTexts.copied : label}
    </Button>
  );
}
