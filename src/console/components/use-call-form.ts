import { type FormEvent, useRef } from 'react';
import { type FieldTexts, refusedFields, useFieldErrors } from '#client/use-field-errors.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import type { Refusal } from '#contract/refusal.ts';

type CallFormOptions<N extends string> = {
  /** What is said of a field that is empty or wrong. */
  texts: Readonly<Record<N, FieldTexts>>;
  /** The fields that the server may name. */
  labels?: Readonly<Record<NoInfer<N>, string>>;
  /** The field that a refusal belongs to, by its code. */
  refusals?: Readonly<Record<string, NoInfer<N>>>;
  /** Any other refusal; true: the screen shows it. */
  onRefusal?: (refusal: Refusal, form: HTMLFormElement) => boolean;
  /** Only once no field is empty or wrong. */
  onSend: (form: HTMLFormElement) => Promise<unknown>;
  /** What is wrong and the browser cannot know. */
  problems?: () => Partial<Record<NoInfer<N>, string>>;
};

/** A form that makes a call: one at a time, and what is wrong is said at its field. For `CallForm`. */
export function useCallForm<N extends string>(options: CallFormOptions<N>) {
  const { texts, labels, refusals = {}, onRefusal, onSend, problems } = options;
  const ref = useRef<HTMLFormElement>(null);
  const { errors, check, show, clear } = useFieldErrors(texts);
  const { pending, failure, submit } = useSubmit((refusal) => {
    const form = ref.current;
    if (!form) return false;
    const wrong = refusedField(refusal, refusals) ?? (labels && refusedFields(refusal, labels));
    if (!wrong) return onRefusal?.(refusal, form) ?? false;
    show(form, wrong);
    return true;
  });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // React would tell a form around a dialog as well.
    event.stopPropagation();
    const form = event.currentTarget;
    if (check(form, problems?.())) submit(() => onSend(form));
  }

  return { ref, errors, check, clear, pending, failure, submit, onSubmit };
}

export type CallFormState = Omit<ReturnType<typeof useCallForm<string>>, 'errors' | 'check'>;

function refusedField<N extends string>(
  { code, message }: Refusal,
  refusals: Readonly<Record<string, N>>,
): Partial<Record<N, string>> | undefined {
  const name = refusals[code];
  return name && ({ [name]: message } as Partial<Record<N, string>>); // `as`: that one of the names
}
