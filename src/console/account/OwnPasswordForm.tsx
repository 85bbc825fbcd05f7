import { wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import styles from './AccountScreen.module.css';

type OwnPasswordFormProps = {
  text: string;
  label: string;
  onPassword: (password: string) => Promise<void>;
};

/** Asks for one's password before something that protects the account changes. */
export function OwnPasswordForm({ text, label, onPassword }: OwnPasswordFormProps) {
  const form = useCallForm({
    texts: { password: { missing: t.currentMissing } },
    refusals: { 'wrong-password': 'password' },
    onSend: (element) => onPassword(wholeTextOf(element, 'password')),
  });
  return (
    <CallForm form={form} label={label}>
      <p className={styles.text}>{text}</p>
      <PasswordField
        name="password"
        label={t.current}
        autoComplete="current-password"
        error={form.errors.password}
      />
    </CallForm>
  );
}
