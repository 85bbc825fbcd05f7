import type { z } from 'zod';
import { actionTable } from '#contract/action-table.ts';
import type { Named } from '#contract/define.ts';
import * as areas from './areas.ts';
import type { ConsoleAccess, ConsoleDefinition } from './define.ts';
import { consoleMethodOf, type readVerbs } from './method.ts';

/** The console's contract: every action by its wire name, the one that its file exports it by. */
export const consoleActions = actionTable(areas, consoleMethodOf);

type ConsoleTable = typeof consoleActions;

export type ConsoleActionName = keyof ConsoleTable;
export const consoleActionNames = Object.keys(consoleActions) as ConsoleActionName[]; // `as`: keys of that very table

export function isConsoleActionName(text: string): text is ConsoleActionName {
  return Object.hasOwn(consoleActions, text);
}

export type ConsoleAction = ConsoleDefinition<z.ZodObject, z.ZodObject, ConsoleAccess, string> &
  Named<ConsoleActionName>;

/** What changes something. */
export type ConsolePost = Exclude<ConsoleActionName, `${(typeof readVerbs)[number]}${string}`>;

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

/** What answers with a file. */
export type ConsoleFileAction = {
  [N in ConsoleActionName]: ConsoleTable[N] extends { file: readonly string[] } ? N : never;
}[ConsoleActionName];

export type ConsoleFile = {
  name: string;
  type: string;
  /** Whole, or as it is made. */
  bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Kept as a file at once; otherwise the browser shows it. */
  download?: boolean;
  /** What the audit log keeps of what was asked for, in place of the input. */
  asked?: object;
  /** What is in it, as the audit log calls it: 'orders', 'customer 3'. */
  subject: string;
  /** How many rows of it have been made so far. */
  rows(): number;
};
