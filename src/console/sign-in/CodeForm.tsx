import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Field } from '#ui/Field.tsx';
import type { Credentials } from './PasswordForm.tsx';
import styles from './SignInLayout.module.css';

type CodeFormProps = { credentials: Credentials; onSignedIn: () => void; onBack: () => void };

export function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const form = useCallForm({
    texts: { totp: { missing: t.codeMissing } },
    refusals: { 'wrong-totp': 'totp' },
    async onSend(element) {
      await consoleCall('signIn', { ...credentials, totp: textOf(element, 'totp') });
      onSignedIn();
    },
  });
  return (
    <>
      <CallForm form={form} label={t.goOn} sending={t.signingIn} wide>
        <Field
          name="totp"
          label={t.code}
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
          // The only thing to do here, and the screen has just been replaced by it.
          autoFocus
          error={form.errors.totp}
        />
      </CallForm>
      <button type="button" className={`accent ${styles.link}`} onClick={onBack}>
        {t.otherAccount}
      </button>
    </>
  );
}
