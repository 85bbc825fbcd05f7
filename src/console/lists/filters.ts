import type { InputHTMLAttributes } from 'react';
import styles from '#console/components/filters.module.css';
import { partTexts as t } from '#console/messages/components.ts';
import type { Permission } from '#domain/operators/permissions.ts';

export type Option = { value: string | number; text: string };

type Field = { label: string; needs?: Permission; className?: string | undefined };

/** A search is always in sight, the other filters are on a phone behind a button. */
type Input = Field & { kind: 'search' | 'input'; input: InputHTMLAttributes<HTMLInputElement> };

type Day = Field & { kind: 'day' };

type Check = Field & { kind: 'check' };

export type ChoiceFilter<Extra> = Field & {
  kind: 'choice';
  /** The option of those who do not choose. */
  any: string;
  /** Where there are none, there is no choice. */
  options: readonly Option[] | ((extra: Extra, search: URLSearchParams) => readonly Option[]);
  /** The names of the choices below it. */
  below?: readonly string[];
};

/** Chosen elsewhere, as on the page of a customer; it stays when others are chosen. */
type Hidden = { kind: 'hidden'; needs?: Permission };

/** A filter of a list, under the name that its action and the address know it by. */
export type Filter<Extra> = (Input | Day | Check | ChoiceFilter<Extra> | Hidden) & {
  /** Of what else the address may say; a choice from a fixed list takes only that. */
  accepts?: (text: string) => boolean;
};

export function searchFilter(
  words: { search: string; searchHint: string },
  maxLength = 100,
): Input {
  const input = { type: 'search', placeholder: words.searchHint, maxLength };
  return { kind: 'search', label: words.search, className: styles.search, input };
}

export function dayFilter(label: string): Day {
  return { kind: 'day', label };
}

export function checkFilter(label: string, field: Partial<Field> = {}): Check {
  return { kind: 'check', label, ...field };
}

/** What an address may say in the place of a number of ours. */
export const isId = (text: string) => Number(text) > 0;

/** Delivery routes. */
export const routeFilter: ChoiceFilter<{ routes: readonly string[] }> = {
  kind: 'choice',
  label: t.route,
  any: t.allRoutes,
  className: styles.wide,
  options: ({ routes }) => routes.map((route) => ({ value: route, text: route })),
};
