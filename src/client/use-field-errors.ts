import { type FormEvent, useState } from 'react';
import type { Refusal } from '#contract/refusal.ts';

export type FieldTexts = { missing: string; wrong?: string };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some(
    (kind) => element instanceof kind,
  );
}

function errorOf(control: Control, texts: FieldTexts): string | undefined {
  const blank = control.required && control.value.trim() === '';
  if (control.validity.valueMissing || blank) return texts.missing;
  return control.validity.valid ? undefined : (texts.wrong ?? texts.missing);
}

/** An editable element that is no control has its name as data. */
function fieldName(field: HTMLElement): string {
  return field.getAttribute('name') ?? field.dataset.name ?? '';
}

/** The browser's own validation with our messages; focuses the first invalid field. `first`: what is wrong from the beginning. */
export function useFieldErrors<N extends string>(
  texts: Readonly<Record<N, FieldTexts>>,
  first: Partial<Record<N, string>> = {},
) {
  const [errors, setErrors] = useState(first);

  function isNamed(name: string): name is N {
    return Object.hasOwn(texts, name);
  }

  /** Shows exactly these errors. */
  function show(form: HTMLFormElement, found: Partial<Record<N, string>>): void {
    setErrors(found);
    const fields = [...form.querySelectorAll<HTMLElement>('[name], [data-name]')];
    fields.find((field) => Object.hasOwn(found, fieldName(field)))?.focus();
  }

  /** `more`: what the browser cannot know to be wrong. */
  function check(form: HTMLFormElement, more: Partial<Record<N, string>> = {}): boolean {
    const found = { ...more };
    for (const element of form.elements) {
      if (!isControl(element) || !isNamed(element.name)) continue;
      const error = errorOf(element, texts[element.name]);
      if (error !== undefined) found[element.name] = error;
    }
    show(form, found);
    return Object.keys(found).length === 0;
  }

  /** For the form's onChange: clears the error of the field being edited. */
  function clear({ target }: FormEvent<HTMLFormElement>): void {
    if (!(target instanceof Element) || !isControl(target) || !isNamed(target.name)) return;
    if (errors[target.name] === undefined) return;
    const { [target.name]: _edited, ...rest } = errors;
    setErrors(rest as Partial<Record<N, string>>); // `as`: a part of a part
  }

  return { errors, check, show, clear };
}

/** As it was typed: a password's spaces count. */
export function wholeTextOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** The text in one of a form's fields. */
export function textOf(form: HTMLFormElement, name: string): string {
  return wholeTextOf(form, name).trim();
}

/** What the server found wrong with what was typed, for the fields that have a label. */
export function refusedFields<N extends string>(
  { code, extra }: Refusal,
  labels: Readonly<Record<N, string>>,
): Partial<Record<N, string>> | undefined {
  if (code !== 'bad-input') return undefined;
  const found = Object.entries(extra.fields ?? {}).flatMap(([path, text]) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return Object.hasOwn(labels, name) ? [[name, `${labels[name as N]} ${text}.`]] : []; // `as`: it has that label
  });
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<N, string>>) : undefined; // `as`: names with a label
}
