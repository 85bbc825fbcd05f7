import type { ActionName } from '#contract/index.ts';
import type { Handler } from './context.ts';
import * as all from './handlers.ts';

/** Every action with its handler: one that is missing does not compile. */
export const handlers: { [N in ActionName]: Handler<N> } = all;
