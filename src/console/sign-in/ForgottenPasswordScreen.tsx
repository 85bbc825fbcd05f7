import { useState } from 'react';
import { Link } from 'react-router';
import { textOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Notice } from '#ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './SignInLayout.module.css';
import { SignInLayout } from './SignInLayout.tsx';

export function Component() {
  const [sent, setSent] = useState<string>();
  const form = useCallForm({
    texts: { email: { missing: t.emailMissing, wrong: t.emailWrong } },
    async onSend(element) {
      setSent((await consoleCall('sendPasswordLink', { email: textOf(element, 'email') })).message);
    },
  });
  return (
    <SignInLayout title={t.forgottenTitle} text={t.forgottenText}>
      {sent !== undefined && <Notice tone="success">{sent}</Notice>}
      <CallForm form={form} label={t.sendLink} sending={t.sending} wide>
        <EmailField error={form.errors.email} />
      </CallForm>
      <Link className={`accent ${styles.link}`} to="/sign-in">
        {t.backToSignIn}
      </Link>
    </SignInLayout>
  );
}
