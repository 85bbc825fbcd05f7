import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import formStyles from '#console/components/form.module.css';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import styles from './SignInLayout.module.css';
import { SignInLayout } from './SignInLayout.tsx';

const fieldTexts = { email: { missing: t.emailMissing, wrong: t.emailWrong } };

export function Component() {
  const [sent, setSent] = useState<string>();
  const { errors, check, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      const { message } = await consoleCall('sendPasswordLink', {
        email: textOf(currentTarget, 'email'),
      });
      setSent(message);
    });
  }

  return (
    <SignInLayout title={t.forgottenTitle} text={t.forgottenText}>
      {sent !== undefined && <Notice tone="success">{sent}</Notice>}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <form
        className={formStyles.form}
        noValidate
        method="post"
        onSubmit={onSubmit}
        onChange={clear}
      >
        <EmailField error={errors.email} />
        <Button type="submit" aria-disabled={pending}>
          {pending ? t.sending : t.sendLink}
        </Button>
      </form>
      <Link className={styles.link} to="/sign-in">
        {t.backToSignIn}
      </Link>
    </SignInLayout>
  );
}
