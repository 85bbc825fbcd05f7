import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import styles from '#console/components/filters.module.css';
import { partTexts as t } from '#console/messages/components.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { PathIcon } from '#ui/Icon.tsx';
import { filterPath } from '#ui/rare-icons.ts';

type FilterFormProps = {
  /** The search field, always in sight. */
  search: ReactNode;
  /** The other filters: on a phone behind a button. */
  others?: readonly ReactNode[];
  /** What stays in the address beside them. */
  children?: ReactNode;
};

/**
 * A list's filters, which live in the address. A choice applies at once, a text with Enter; the page
 * goes back to the first one, since a cursor belongs to the filters that it came with.
 */
export function FilterForm({ search: searchField, others = [], children }: FilterFormProps) {
  const submit = useSubmit();
  const { search } = useLocation();
  // Here, not in the form: who has opened them chooses from several.
  const [open, setOpen] = useState(false);
  // A search alone may stand below other things: the screen stays where it is.
  const options = { preventScrollReset: others.length === 0 };

  function apply({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
    const chosen: EventTarget = target;
    const isText = chosen instanceof HTMLInputElement && /search|text|number/.test(chosen.type);
    // A day is whole when the form hears of it.
    if (!isText || 'day' in chosen.dataset) submit(filled(currentTarget), options);
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
        submit(filled(event.currentTarget), options);
      }}
    >
      {children}
      {searchField}
      {others.length > 0 && (
        <OtherFilters open={open} onToggle={() => setOpen(!open)}>
          {others}
        </OtherFilters>
      )}
    </Form>
  );
}

type OtherFiltersProps = { open: boolean; onToggle: () => void; children: ReactNode };

function OtherFilters({ open, onToggle, children }: OtherFiltersProps) {
  const { search, pathname } = useLocation();
  const moreId = useId();
  const active = activeFilters(search);
  return (
    <>
      <Button
        look="secondary"
        className={classes(styles.toggle, active > 0 && styles.active)}
        aria-expanded={open}
        aria-controls={moreId}
        onClick={onToggle}
      >
        <PathIcon path={filterPath} small />
        <span>
          <span className={classes(active > 0 && styles.word)}>{t.filters}</span>
          {active > 0 && ` (${active})`}
        </span>
      </Button>
      <div id={moreId} className={classes(styles.more, open && styles.open)}>
        {children}
        <Button type="submit" look="secondary">
          {t.filter}
        </Button>
      </div>
      {search !== '' && (
        <Link className={buttonClass('quiet', styles.clear)} to={pathname}>
          {t.clear}
        </Link>
      )}
    </>
  );
}

/** Those behind the button: what is searched for shows in its own field, and a page is no filter. */
function activeFilters(search: string): number {
  const inSight = ['q', 'subject', 'cursor'];
  return [...new URLSearchParams(search).keys()].filter((name) => !inSight.includes(name)).length;
}

/** Only what is filled in: an address that can be read and sent. */
function filled(form: HTMLFormElement): URLSearchParams {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return new URLSearchParams(typed.filter(([, value]) => value !== ''));
}
