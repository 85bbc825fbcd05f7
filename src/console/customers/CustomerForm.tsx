import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { DraftBar } from '#console/components/DraftBar.tsx';
import { DraftFields } from '#console/components/DraftFields.tsx';
import form from '#console/components/DraftForm.module.css';
import { Select } from '#console/components/Select.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { CustomerDetailWire } from '#contract/console/customer.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { indianStates } from '#domain/india/indian-states.ts';
import { Field } from '#ui/Field.tsx';
import { type CustomerFieldName, customerFields, usualTerms } from './customer-fields.ts';

export type TypedCustomer = ConsoleInput<'approveRegistration'>['customer'];

type CustomerFormProps = {
  /** undefined: a new one. */
  customer?: CustomerDetailWire;
  /** What a new one begins with. */
  start?: Partial<Record<CustomerFieldName, string>>;
  /** On the button that stays in sight. */
  label?: string;
  /** Gives where to go on. */
  onSave: (customer: TypedCustomer, version: number | undefined) => Promise<string>;
  children?: ReactNode;
};

/** Every field of a customer; errors stand beside their fields, and nothing typed is taken away. */
export function CustomerForm({ customer, start, label, onSave, children }: CustomerFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const draft = useDraft({
    labels: t.fields,
    read: customer,
    noun: 'customer',
    texts: { distance: { missing: t.distanceMissing } },
    valuesOf: (wire: CustomerDetailWire | undefined) =>
      textsOf(wire ?? { ...usualTerms, ...start }),
    async save(_changes, version, values) {
      const typed = customerFields.map(({ name }) => [name, values[name].trim()]);
      const whole = Object.fromEntries(typed) as TypedCustomer; // `as`: a text for each of its fields; the server checks them
      await navigate(await onSave(whole, version));
      return undefined;
    },
  });
  const says = label === undefined ? t.draft : { ...t.draft, save: label };
  return (
    <div className={`stack gap-4 ${form.one}`}>
      <DraftFields draft={draft} id={id} className={`stack gap-4 ${form.form}`} says={says}>
        {children}
        <div className={`stack ${form.fields}`}>
          {customerFields.map(({ options, ...field }) =>
            options ? (
              <Select
                key={field.name}
                {...draft.field(field.name)}
                hint={hints[field.name]}
                options={options}
              />
            ) : (
              <Field
                key={field.name}
                {...field}
                {...draft.field(field.name)}
                hint={hints[field.name]}
                list={field.name === 'state' ? 'states' : undefined}
              />
            ),
          )}
        </div>
        <datalist id="states">
          {indianStates.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      </DraftFields>
      {/* What came with a registration may be right as it is. */}
      <DraftBar draft={draft} formId={id} says={says} isReady={start !== undefined} />
    </div>
  );
}

const hints: Readonly<Partial<Record<CustomerFieldName, string>>> = t.hints;

function textsOf(known: Partial<Record<CustomerFieldName, string | number | boolean | null>> = {}) {
  const texts = customerFields.map(({ name }) => [name, String(known[name] ?? '')]);
  return Object.fromEntries(texts) as Record<CustomerFieldName, string>; // `as`: one for each name
}
