import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { CopyButton } from '#console/components/CopyButton.tsx';
import formStyles from '#console/components/form.module.css';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './AccountScreen.module.css';

type ScanFormProps = { secret: string; uri: string; onConfirmed: (codes: string[]) => void };

export function ScanForm({ secret, uri, onConfirmed }: ScanFormProps) {
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
