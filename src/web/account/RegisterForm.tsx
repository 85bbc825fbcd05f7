import { type FormEvent, type InputEvent, useContext } from 'react';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import type { ActionInput } from '#contract/index.ts';
import { typedMobile } from '#domain/india/mobile.ts';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { forgotPin, register as t } from '#web/messages/en/account.ts';
import { EmailField, NameField } from './PersonFields.tsx';
import { CallShop } from './RegisteredNext.tsx';
import { TypedFieldsContext } from './typed-fields.ts';
import type { RegisterFailure } from './use-register.ts';

type RegisterFormProps = {
  /** For its button, which stays at the foot of the dialog. */
  id: string;
  busy: boolean;
  failure: RegisterFailure | undefined;
  onRegister: (request: ActionInput<'registerUsernew'>) => Promise<void>;
};

export function RegisterForm({ id, busy, failure, onRegister }: RegisterFormProps) {
  const { errors, check, clear } = useFieldErrors({
    name: { missing: t.nameMissing },
    email: { missing: forgotPin.emailMissing, wrong: forgotPin.emailWrong },
    phone: { missing: t.phoneMissing, wrong: t.phoneWrong },
    address: { missing: t.addressMissing },
  });

  const typed = useContext(TypedFieldsContext);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || !check(form)) return;
    onRegister({
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      phone: textOf(form, 'phone'),
      address: textOf(form, 'address'),
    });
  }

  return (
    <form
      className="stack gap-4"
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={clear}
    >
      <NameField label={t.name} hint={t.nameHint} error={errors.name} defaultValue={typed.name} />
      <EmailField label={t.email} error={errors.email} defaultValue={typed.email} />
      <Field
        name="phone"
        defaultValue={typed.phone}
        type="tel"
        inputMode="numeric"
        label={t.phone}
        hint={t.phoneHint}
        error={errors.phone}
        autoComplete="tel"
        pattern="[6-9][0-9]{9}"
        onInput={keepDigits}
        required
      />
      <Field
        name="address"
        defaultValue={typed.address}
        label={t.address}
        error={errors.address}
        autoComplete="street-address"
        maxLength={500}
        required
      />
      {failure && (
        <div className="stack gap-4" ref={intoView}>
          {failure.isKnown ? (
            <>
              <Notice tone="info" title={t.known}>
                {failure.message}
              </Notice>
              <CallShop />
            </>
          ) : (
            <Notice tone="danger" title={t.failed}>
              {failure.message}
            </Notice>
          )}
        </div>
      )}
    </form>
  );
}

/** Below the last field it would lie behind the button. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function keepDigits({ currentTarget }: InputEvent<HTMLInputElement>): void {
  const kept = typedMobile(currentTarget.value);
  if (kept !== currentTarget.value) currentTarget.value = kept;
}
