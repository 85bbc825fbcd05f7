import { type RefObject, useEffect } from 'react';

const field = ':is(input, select, textarea):not([type="file"], [type="hidden"])';

/** Of a form in a dialog: the browser would focus the button that closes it. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector<HTMLElement>(field)?.focus(), [form]);
}
