import type { ConsoleActionName } from '#contract/console/index.ts';
import type { ConsoleHandler } from './context.ts';
import * as all from './handlers.ts';

/** Every action of the console with its handler: a missing one does not compile. */
export const consoleHandlers: { [N in ConsoleActionName]: ConsoleHandler<N> } = all;
