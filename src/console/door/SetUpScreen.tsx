import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { consoleCall } from '#console/api.ts';
import { doorTexts as t } from '#console/messages/door.ts';
import formStyles from '#console/parts/form.module.css';
import { PasswordField } from '#console/parts/PasswordField.tsx';
import { useSubmit } from '#console/use-submit.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { DoorLayout } from './DoorLayout.tsx';
import { EmailField } from './EmailField.tsx';

/** Opened from the log of a shop that has no operator yet. */
export function Component() {
  const [search] = useSearchParams();
  const code = search.get('code');
  return (
    <DoorLayout title={t.setUpTitle} text={t.setUpText}>
      {code ? <SetUpForm code={code} /> : <Notice tone="danger">{t.setUpBroken}</Notice>}
    </DoorLayout>
  );
}

const fieldTexts = {
  shop_name: { missing: t.shopNameMissing },
  name: { missing: t.yourNameMissing },
  email: { missing: t.emailMissing, wrong: t.emailWrong },
  password: { missing: t.passwordMissing, wrong: t.passwordShort(minPasswordLength) },
};

function SetUpForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const { errors, check, clear } = useFieldErrors(fieldTexts);
  const { pending, failure, submit } = useSubmit();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (!check(currentTarget)) return;
    submit(async () => {
      await consoleCall('setUpShop', {
        code,
        shop_name: textOf(currentTarget, 'shop_name'),
        name: textOf(currentTarget, 'name'),
        email: textOf(currentTarget, 'email'),
        password: String(new FormData(currentTarget).get('password')),
      });
      navigate('/', { replace: true });
    });
  }

  return (
    <form className={formStyles.form} noValidate method="post" onSubmit={onSubmit} onChange={clear}>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Field
        name="shop_name"
        label={t.shopName}
        autoComplete="organization"
        maxLength={100}
        required
        error={errors.shop_name}
      />
      <Field
        name="name"
        label={t.yourName}
        autoComplete="name"
        maxLength={100}
        required
        error={errors.name}
      />
      <EmailField error={errors.email} />
      <PasswordField
        name="password"
        label={t.password}
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={t.passwordShort(minPasswordLength)}
        error={errors.password}
      />
      <Button type="submit" aria-disabled={pending}>
        {pending ? t.saving : t.openShop}
      </Button>
    </form>
  );
}
