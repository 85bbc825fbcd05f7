import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { Panel } from '#console/components/Panel.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { signInTexts } from '#console/messages/sign-in.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const short = signInTexts.passwordShort(minPasswordLength);
const fieldTexts = {
  current: { missing: t.currentMissing },
  password: { missing: short, wrong: short },
};

export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string>();
  const { revalidate } = useRevalidator();
  const { errors, check, show, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit(({ code, message }) => {
    if (!form.current || code !== 'wrong-password') return false;
    show(form.current, { current: message });
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    setDone(undefined);
    const typed = new FormData(currentTarget);
    submit(async () => {
      const { message } = await consoleCall('changePassword', {
        current: String(typed.get('current')),
        password: String(typed.get('password')),
      });
      currentTarget.reset();
      setDone(message);
      await revalidate();
    });
  }

  return (
    <Panel title={t.passwordTitle}>
      {done !== undefined && <Notice tone="success">{done}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <form
        ref={form}
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        <PasswordField
          name="current"
          label={t.current}
          autoComplete="current-password"
          error={errors.current}
        />
        <PasswordField
          name="password"
          label={signInTexts.newPassword}
          autoComplete="new-password"
          minLength={minPasswordLength}
          hint={`${short} ${t.passwordNote}`}
          error={errors.password}
        />
        <div className={formStyles.actions}>
          <Button type="submit" look="secondary" aria-disabled={pending}>
            {pending ? t.saving : t.change}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
