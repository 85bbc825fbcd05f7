import { type FormEvent, useRef } from 'react';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { CopyButton } from '#console/components/CopyButton.tsx';
import formStyles from '#console/components/form.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import styles from './AccountScreen.module.css';

type ScanFormProps = { secret: string; uri: string; onConfirmed: (codes: string[]) => void };

export function ScanForm({ secret, uri, onConfirmed }: ScanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, show, clear } = useFieldErrors({ totp: { missing: t.codeMissing } });
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || code !== 'wrong-totp') return false;
    show(form.current, { totp: message });
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      const totp = textOf(currentTarget, 'totp').replaceAll(' ', '');
      const { recovery_codes } = await consoleCall('confirmTotp', { totp });
      onConfirmed(recovery_codes);
    });
  }

  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      method="post"
      onSubmit={onSubmit}
      onChange={clear}
    >
      <p className={styles.text}>{t.scanText}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.scan}>
        <QrCode text={uri} label={t.qrLabel} />
        <div>
          <p className={styles.text}>{t.key}</p>
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
        error={errors.totp}
      />
      <div className={formStyles.actions}>
        <Button type="submit" aria-disabled={pending}>
          {t.switchOn}
        </Button>
      </div>
    </form>
  );
}
