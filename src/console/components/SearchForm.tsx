import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { classes } from '#ui/classes.ts';
import filters from './filters.module.css';

export type Search = { label: string; hint: string; q: string };

type SearchFormProps = Search & {
  /** What stays in the address beside the words. */
  children?: ReactNode;
};

/** A search within a list, with Enter; its words live in the address. */
export function SearchForm({ label, hint, q, children }: SearchFormProps) {
  return (
    <Form className={filters.filters} role="search" preventScrollReset>
      {children}
      <label className={classes(filters.filter, filters.search)}>
        {label}
        <input
          className={filters.control}
          type="search"
          name="q"
          placeholder={hint}
          maxLength={100}
          defaultValue={q}
        />
      </label>
    </Form>
  );
}
