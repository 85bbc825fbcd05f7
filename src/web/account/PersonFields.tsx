import { Field } from '#ui/Field.tsx';

type PersonFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  defaultValue?: string | undefined;
};

export function NameField(props: PersonFieldProps) {
  return <Field {...props} name="name" autoComplete="name" maxLength={100} required />;
}

export function EmailField(props: PersonFieldProps) {
  return (
    <Field {...props} name="email" type="email" autoComplete="email" maxLength={254} required />
  );
}
