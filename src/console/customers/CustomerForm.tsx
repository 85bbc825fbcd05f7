import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { LeaveDialog } from '#console/components/LeaveDialog.tsx';
import { useSubmit } from '#console/data/use-submit.ts';
import { useUnsaved } from '#console/data/use-unsaved.ts';
import { partTexts } from '#console/messages/components.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { Refusal } from '#contract/refusal.ts';
import { indianStates } from '#domain/india/indian-states.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import styles from './CustomerForm.module.css';
import { type CustomerFieldName, customerFields, customerFieldTexts } from './customer-fields.ts';

export type TypedCustomer = ConsoleInput<'approveRegistration'>['customer'];

type Texts = Readonly<Partial<Record<CustomerFieldName, string>>>;

type CustomerFormProps = {
  /** As last read: what is not touched follows it. */
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
    const wrong = refusedFields(refusal, t.fields);
    if (!wrong || !form.current) return onRefusal?.(refusal) ?? false;
    show(form.current, wrong);
    return true;
  });

  const navigate = useNavigate();
  const [edits, setEdits] = useState<Texts>({});
  const knownText = (name: CustomerFieldName) => String(known[name] ?? '');
  const textOf = (name: CustomerFieldName) => edits[name] ?? knownText(name);
  const changed = customerFields.filter(({ name }) => textOf(name) !== knownText(name));
  const { asked, release } = useUnsaved(changed.length > 0);
  const unsaved = partTexts.unsaved(changed.map(({ name }) => t.fields[name]));

  function edit(name: CustomerFieldName, text: string): void {
    const { [name]: _before, ...others } = edits;
    // Typed back to what it was, it is not touched.
    setEdits(text === knownText(name) ? others : { ...others, [name]: text });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const typed = customerFields.map(({ name }) => [name, textOf(name).trim()]);
    const customer = Object.fromEntries(typed) as TypedCustomer; // `as`: a text for each of its fields; the server checks them
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
      onChange={clear}
    >
      {children}
      <div className={styles.fields}>
        {customerFields.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            name={name}
            label={t.fields[name]}
            list={name === 'state' ? 'states' : undefined}
            value={textOf(name)}
            onChange={(event) => edit(name, event.target.value)}
            error={errors[name]}
          />
        ))}
      </div>
      <datalist id="states">
        {indianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <ActionBar failure={failure} {...(changed.length > 0 ? { label: unsaved } : {})}>
        <Button type="submit" className={styles.save} aria-disabled={pending}>
          {pending ? t.saving : label}
        </Button>
      </ActionBar>
      {asked && <LeaveDialog text={unsaved} onStay={asked.reset} onLeave={asked.proceed} />}
    </form>
  );
}
