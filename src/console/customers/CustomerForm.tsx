import { type FormEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import { textOf, useFieldErrors } from '#client/use-field-errors.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { partTexts } from '#console/messages/parts.ts';
import { ActionBar } from '#console/parts/ActionBar.tsx';
import { LeaveDialog } from '#console/parts/LeaveDialog.tsx';
import { useSubmit } from '#console/use-submit.ts';
import { useChangedFields, useUnsaved } from '#console/use-unsaved.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { indianStates } from '#domain/indian-states.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerForm.module.css';
import {
  type CustomerFieldName,
  customerFields,
  customerFieldTexts,
  wrongField,
} from './customer-fields.ts';

export type TypedCustomer = ConsoleInput<'approveRegistration'>['customer'];

type CustomerFormProps = {
  known: Partial<Record<CustomerFieldName, string | number>>;
  /** On the button that stays in sight. */
  label: string;
  /** Gives where to go on. */
  onSave: (customer: TypedCustomer) => Promise<string>;
  /** A refusal that the screen has a place of its own for: answers true. */
  onRefusal?: (refusal: Refusal) => boolean;
  children?: ReactNode;
};

/** Every field of a customer; errors stand beside their fields, and nothing typed is taken away. */
export function CustomerForm({ known, label, onSave, onRefusal, children }: CustomerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, check, show, clear } = useFieldErrors(customerFieldTexts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    const wrong = refusal.code === 'bad-input' ? wrongField(refusal.message) : undefined;
    if (!wrong || !form.current) return onRefusal?.(refusal) ?? false;
    show(form.current, { [wrong.name]: wrong.text });
    return true;
  });

  const navigate = useNavigate();
  const { changed, note } = useChangedFields();
  const { asked, release } = useUnsaved(changed.length > 0);
  const unsaved = partTexts.unsaved(
    customerFields.filter(({ name }) => changed.includes(name)).map(({ name }) => t.fields[name]),
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const customer = customerIn(event.currentTarget);
    submit(async () => {
      const next = await onSave(customer);
      release();
      navigate(next);
    });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      method="post"
      autoComplete="off"
      onSubmit={onSubmit}
      onChange={(event) => {
        clear(event);
        note(event.currentTarget);
      }}
    >
      {children}
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.fields}>
        {customerFields.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            name={name}
            label={t.fields[name]}
            list={name === 'state' ? 'states' : undefined}
            defaultValue={known[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <datalist id="states">
        {indianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <ActionBar {...(changed.length > 0 ? { label: unsaved } : {})}>
        <Button type="submit" className={styles.save} aria-disabled={pending}>
          {pending ? t.saving : label}
        </Button>
      </ActionBar>
      {asked && <LeaveDialog text={unsaved} onStay={asked.reset} onLeave={asked.proceed} />}
    </form>
  );
}

function customerIn(form: HTMLFormElement): TypedCustomer {
  const typed = customerFields.map(({ name }) => [name, textOf(form, name)]);
  return Object.fromEntries(typed) as TypedCustomer; // `as`: a text for each of its fields; the server checks them
}
