import { textOf, wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { useMe } from '#console/data/use-me.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { signInTexts } from '#console/messages/sign-in.ts';
import { CodeField } from './CodeField.tsx';
import { ownProofRefusals } from './own-proof.ts';

type OwnPasswordFormProps = {
  text: string;
  label: string;
  /** Whether the code of one's second factor is asked for as well, where it is on. */
  withCode?: boolean;
  onPassword: (password: string, totp?: string) => Promise<void>;
};

/** Asks for one's password before something that protects the account changes. */
export function OwnPasswordForm({
  text,
  label,
  withCode = false,
  onPassword,
}: OwnPasswordFormProps) {
  const asksCode = useMe().totp && withCode;
  const form = useCallForm({
    texts: { password: { missing: t.currentMissing }, totp: { missing: signInTexts.codeMissing } },
    refusals: ownProofRefusals('password'),
    onSend: (element) => {
      const totp = asksCode ? textOf(element, 'totp') : undefined;
      return onPassword(wholeTextOf(element, 'password'), totp);
    },
  });
  return (
    <CallForm form={form} label={label}>
      <p className="muted">{text}</p>
      <PasswordField
        name="password"
        label={t.current}
        autoComplete="current-password"
        error={form.errors.password}
      />
      {asksCode && <CodeField error={form.errors.totp} />}
    </CallForm>
  );
}
