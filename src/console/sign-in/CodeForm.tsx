import { type FormEvent, useRef } from 'react';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Credentials } from './PasswordForm.tsx';
import styles from './SignInLayout.module.css';

type CodeFormProps = { credentials: Credentials; onSignedIn: () => void; onBack: () => void };

export function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
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
      await consoleCall('signIn', { ...credentials, totp: textOf(currentTarget, 'totp') });
      onSignedIn();
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
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
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
        error={errors.totp}
      />
      <Button type="submit" aria-disabled={pending}>
        {pending ? t.signingIn : t.goOn}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {t.otherAccount}
      </button>
    </form>
  );
}
