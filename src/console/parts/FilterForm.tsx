import type { ChangeEvent, ReactNode } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { partTexts as t } from '#console/messages/parts.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import styles from './filters.module.css';

/**
 * A list's filters, which live in the address. A choice applies at once, a text with Enter; the page
 * goes back to the first one, since a cursor belongs to the filters that it came with.
 */
export function FilterForm({ children }: { children: ReactNode }) {
  const submit = useSubmit();
  const { search, pathname } = useLocation();

  function apply({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const chosen: EventTarget = target;
    const isText = chosen instanceof HTMLInputElement && /search|text/.test(chosen.type);
    if (!isText) submit(filled(currentTarget));
  }

  return (
    <Form
      // Other filters from outside, as by "Clear", show in the fields.
      key={search}
      className={styles.filters}
      role="search"
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault();
        submit(filled(event.currentTarget));
      }}
    >
      {children}
      <Button type="submit" look="secondary">
        {t.filter}
      </Button>
      {search !== '' && (
        <Link className={buttonClass('quiet')} to={pathname}>
          {t.clear}
        </Link>
      )}
    </Form>
  );
}

/** Only what is filled in: an address that can be read and sent. */
function filled(form: HTMLFormElement): URLSearchParams {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(typed.filter(([, value]) => value !== ''));
}
