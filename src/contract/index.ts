import type { z } from 'zod';
import { actionTable } from './action-table.ts';
import * as areas from './areas.ts';
import type { ActionSpec, Auth, Named } from './define.ts';
import { methodOf } from './method.ts';

/** The contract: every action by its wire name, the one that its file exports it by. */
export const actions = actionTable(areas, methodOf);

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[]; // `as`: keys of that very table

export function isActionName(text: string): text is ActionName {
  return Object.hasOwn(actions, text);
}

export type Action = ActionSpec<z.ZodObject, z.ZodObject, Auth, string> & Named<ActionName>;

/** The definition of an action whose name is only known at run time. */
export function actionNamed(name: ActionName): Action {
  return actions[name] as unknown as Action; // `as`: the table's types are narrower, per name
}

/** What a caller may send, before parsing. */
export type ActionInput<N extends ActionName> = z.input<(typeof actions)[N]['input']>;
export type ActionAuth<N extends ActionName> = (typeof actions)[N]['auth'];
/** What the handler gets. */
export type ParsedInput<N extends ActionName> = z.output<(typeof actions)[N]['input']>;
/** The answer without its envelope. */
export type ActionOutput<N extends ActionName> = z.output<(typeof actions)[N]['output']>;

/** Business codes that the action declares. */
export type RefusalCode<N extends ActionName> = (typeof actions)[N]['refusals'][number];

/** Calls an action: in process on the server, over HTTP in the browser. Throws a Refusal. */
export type Call = <N extends ActionName>(
  name: N,
  input: ActionInput<N>,
) => Promise<ActionOutput<N>>;
