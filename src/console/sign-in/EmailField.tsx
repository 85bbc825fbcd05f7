import { signInTexts as t } from '#console/messages/sign-in.ts';
import { Field } from '#ui/Field.tsx';

type EmailFieldProps = { error: string | undefined; defaultValue?: string };

export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      name="email"
      label={t.email}
      type="email"
      autoComplete="username"
      maxLength={254}
      required
    />
  );
}
