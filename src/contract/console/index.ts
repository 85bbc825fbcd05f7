import type { z } from 'zod';
import { actionTable } from '#contract/action-table.ts';
import * as account from './account.ts';
import * as brands from './brands.ts';
import * as productEdits from './bulk-edits.ts';
import * as categories from './categories.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import * as customers from './customers.ts';
import type { ConsoleAction } from './define.ts';
import * as feedback from './feedback.ts';
import * as files from './files.ts';
import { consoleMethodOf } from './method.ts';
import * as notifications from './notifications.ts';
import * as operators from './operators.ts';
import * as orders from './orders.ts';
import * as orderFor from './phone-order.ts';
import * as print from './print.ts';
import * as products from './products.ts';
import * as registrations from './registrations.ts';
import * as reports from './reports.ts';
import * as savedViews from './saved-views.ts';
import * as search from './search.ts';
import * as searches from './searches.ts';
import * as setUp from './set-up.ts';
import * as settings from './settings.ts';
import * as stock from './stock.ts';
import * as today from './today.ts';

const areas = {
  ...account,
  ...operators,
  ...setUp,
  ...savedViews,
  ...search,
  ...today,
  ...reports,
  ...orders,
  ...orderFor,
  ...print,
  ...customers,
  ...registrations,
  ...products,
  ...categories,
  ...brands,
  ...content,
  ...settings,
  ...productEdits,
  ...stock,
  ...coupons,
  ...searches,
  ...feedback,
  ...notifications,
  ...files,
};

/** The console's contract: every action by its wire name, the one that its file exports it by. */
export const consoleActions = actionTable(areas, consoleMethodOf);

type ConsoleTable = typeof consoleActions;

export type ConsoleActionName = keyof ConsoleTable;
export const consoleActionNames = Object.keys(consoleActions) as ConsoleActionName[]; // `as`: keys of that very table

export function isConsoleActionName(text: string): text is ConsoleActionName {
  return Object.hasOwn(consoleActions, text);
}

/** The definition of an action whose name is only known at run time. */
export function consoleActionNamed(name: ConsoleActionName): ConsoleAction {
  return consoleActions[name] as unknown as ConsoleAction; // `as`: the table's types are narrower, per name
}

/** What a caller may send, before parsing. */
export type ConsoleInput<N extends ConsoleActionName> = z.input<ConsoleTable[N]['input']>;
/** What the handler gets. */
export type ParsedConsoleInput<N extends ConsoleActionName> = z.output<ConsoleTable[N]['input']>;
export type ConsoleOutput<N extends ConsoleActionName> = z.output<ConsoleTable[N]['output']>;
export type ConsoleAccessOf<N extends ConsoleActionName> = ConsoleTable[N]['access'];
export type ConsoleRefusalCode<N extends ConsoleActionName> = ConsoleTable[N]['refusals'][number];
/** A file, where the action answers with one. */
export type ConsoleAnswer<N extends ConsoleActionName> = ConsoleTable[N] extends {
  file: readonly string[];
}
  ? ConsoleFile
  : ConsoleOutput<N>;

export type ConsoleFile = {
  name: string;
  type: string;
  /** Whole, or as it is made. */
  bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Kept as a file at once; otherwise the browser shows it. */
  download?: boolean;
};
