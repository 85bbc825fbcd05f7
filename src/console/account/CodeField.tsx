import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Field } from '#ui/Field.tsx';

/** For the code of one's authenticator app, or a recovery code. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      name="totp"
      label={t.code}
      hint={t.codeText}
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      required
      error={error}
    />
  );
}
