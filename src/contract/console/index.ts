import type { z } from 'zod';
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
import { type ConsoleActionName, consoleMethods } from './names.ts';
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

type Areas = typeof account &
  typeof coupons &
  typeof brands &
  typeof categories &
  typeof content &
  typeof customers &
  typeof registrations &
  typeof feedback &
  typeof searches &
  typeof notifications &
  typeof files &
  typeof operators &
  typeof orders &
  typeof orderFor &
  typeof print &
  typeof products &
  typeof settings &
  typeof setUp &
  typeof productEdits &
  typeof stock &
  typeof reports &
  typeof savedViews &
  typeof search &
  typeof today;

type ConsoleTable = { [N in ConsoleActionName]: Areas[N] };

/** The console's contract. An action without a definition does not compile. */
export const consoleActions: ConsoleTable = {
  ...account,
  ...coupons,
  ...brands,
  ...categories,
  ...content,
  ...customers,
  ...registrations,
  ...feedback,
  ...searches,
  ...notifications,
  ...files,
  ...operators,
  ...orders,
  ...orderFor,
  ...print,
  ...products,
  ...settings,
  ...setUp,
  ...productEdits,
  ...stock,
  ...reports,
  ...savedViews,
  ...search,
  ...today,
};

export const consoleActionNames = Object.keys(consoleMethods) as ConsoleActionName[]; // `as`: keys of that very table

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
