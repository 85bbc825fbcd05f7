import type { ConsoleHandler } from '#server/console/context.ts';
import { messageSearchOf, readMessagePage } from './message-wire.ts';

export const listMessages: ConsoleHandler<'listMessages'> = ({ db }, input) =>
  readMessagePage(db, messageSearchOf(input), input);
