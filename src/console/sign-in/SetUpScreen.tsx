import { Link, useLoaderData, useNavigate } from 'react-router';
import { textOf, wholeTextOf } from '#client/use-field-errors.ts';
import { CallForm } from '#console/components/CallForm.tsx';
import { PasswordField } from '#console/components/PasswordField.tsx';
import { useCallForm } from '#console/components/use-call-form.ts';
import { consoleCall } from '#console/data/api.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { isRefusal } from '#contract/refusal.ts';
import { minPasswordLength } from '#domain/limits.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { EmailField } from './EmailField.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** Nobody fills in a form whose link is over. */
export async function loader({ request }: { request: Request }) {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  if (code === '') return { code, problem: t.setUpBroken };
  try {
    await consoleCall('checkSetUpLink', { code }, request.signal);
    return { code };
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'bad-token') throw error; // the router's to show
    return { code, problem: error.message };
  }
}

/** Opened from the log of a shop that has no operator yet. */
export function Component() {
  const { code, problem } = useLoaderData<typeof loader>();
  if (problem === undefined) {
    return (
      <SignInLayout title={t.setUpTitle} text={t.setUpText}>
        <SetUpForm code={code} />
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t.setUpTitle}>
      <Notice tone="danger">{problem}</Notice>
      <Link className={buttonClass('secondary')} to="/sign-in">
        {t.signIn}
      </Link>
    </SignInLayout>
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
  const form = useCallForm({
    texts: fieldTexts,
    async onSend(element) {
      await consoleCall('setUpShop', {
        code,
        shop_name: textOf(element, 'shop_name'),
        name: textOf(element, 'name'),
        email: textOf(element, 'email'),
        password: wholeTextOf(element, 'password'),
      });
      navigate('/welcome', { replace: true });
    },
  });
  const { errors } = form;
  return (
    <CallForm form={form} label={t.openShop} sending={t.saving} wide>
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
    </CallForm>
  );
}
