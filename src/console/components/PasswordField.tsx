import { useState } from 'react';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import fieldStyles from '#ui/Field.module.css';
import { Field, type FieldProps } from '#ui/Field.tsx';

type PasswordFieldProps = Pick<
  FieldProps,
  'name' | 'label' | 'error' | 'hint' | 'minLength' | 'value' | 'onChange'
> & {
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
};

/** Hidden until asked for. */
export function PasswordField({ required = true, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      required={required}
      maxLength={200}
      autoCapitalize="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          className={`accent ${fieldStyles.reveal}`}
          aria-label={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.hide : t.show}
        </button>
      }
    />
  );
}
