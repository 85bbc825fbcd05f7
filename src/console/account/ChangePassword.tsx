import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { textOf, wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { Panel } from '#console/components/Panel.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { accountTexts as t } from '#console/messages/account.ts';
import { signInTexts } from '#console/messages/sign-in.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { Notice } from '#ui/Notice.tsx';
import { CodeField } from './CodeField.tsx';
import { ownProofRefusals } from './own-proof.ts';

const short = signInTexts.passwordShort(minPasswordLength);
const fieldTexts = {
  current: { missing: t.currentMissing },
  password: { missing: short, wrong: short },
  totp: { missing: signInTexts.codeMissing },
};

export function ChangePassword() {
  const [done, setDone] = useState<string>();
  const asksCode = useMe().totp;
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    texts: fieldTexts,
    refusals: ownProofRefusals('current'),
    async onSend(element) {
      setDone(undefined);
      const { message } = await consoleCall('changePassword', {
        current: wholeTextOf(element, 'current'),
        password: wholeTextOf(element, 'password'),
        ...(asksCode ? { totp: textOf(element, 'totp') } : {}),
      });
      element.reset();
      setDone(message);
      await revalidate();
    },
  });
  return (
    <Panel title={t.passwordTitle}>
      {done !== undefined && <Notice tone="success">{done}</Notice>}
      <CallForm form={form} label={t.change} sending={t.saving} look="secondary">
        <PasswordField
          name="current"
          label={t.current}
          autoComplete="current-password"
          error={form.errors.current}
        />
        <PasswordField
          name="password"
          label={signInTexts.newPassword}
          autoComplete="new-password"
          minLength={minPasswordLength}
          hint={`${short} ${t.passwordNote}`}
          error={form.errors.password}
        />
        {asksCode && <CodeField error={form.errors.totp} />}
      </CallForm>
    </Panel>
  );
}
