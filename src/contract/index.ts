import type { z } from 'zod';
import * as account from './account.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import type { Action } from './define.ts';
import { type ActionName, actionMethods } from './names.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as quickOrder from './quick-order.ts';
import * as reorder from './reorder.ts';
import * as reviews from './reviews.ts';
import * as shop from './shop.ts';

type Areas = typeof account &
  typeof cart &
  typeof catalogue &
  typeof content &
  typeof notifications &
  typeof orders &
  typeof quickOrder &
  typeof reorder &
  typeof reviews &
  typeof shop;

type ActionTable = { [N in ActionName]: Areas[N] };

/** The contract: every action by its wire name. An action without a definition does not compile. */
export const actions: ActionTable = {
  ...account,
  ...cart,
  ...catalogue,
  ...content,
  ...notifications,
  ...orders,
  ...quickOrder,
  ...reorder,
  ...reviews,
  ...shop,
};

export const actionNames = Object.keys(actionMethods) as ActionName[]; // `as`: keys of that very table

/** The definition of an action whose name is only known at run time. */
export function actionNamed(name: ActionName): Action {
  return actions[name] as unknown as Action; // `as`: the table's types are narrower, per name
}

/** What a caller may send, before parsing. */
export type ActionInput<N extends ActionName> = z.input<ActionTable[N]['input']>;
export type ActionAuth<N extends ActionName> = ActionTable[N]['auth'];
/** What the handler gets. */
export type ParsedInput<N extends ActionName> = z.output<ActionTable[N]['input']>;
/** The answer without its envelope. */
export type ActionOutput<N extends ActionName> = z.output<ActionTable[N]['output']>;

/** Business codes that the action declares. */
export type RefusalCode<N extends ActionName> = ActionTable[N]['refusals'][number];

/** Calls an action: in process on the server, over HTTP in the browser. Throws a Refusal. */
export type Call = <N extends ActionName>(
  name: N,
  input: ActionInput<N>,
) => Promise<ActionOutput<N>>;
