import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { messageSearchOf, readMessagePage } from './message-wire.ts';

const fields = [
  ...['id', 'created_at', 'name', 'email', 'subject', 'message'],
  ...['answer', 'answered_at', 'done_at'],
] as const;

export const exportMessages: ConsoleHandler<'exportMessages'> = ({ db }, input) =>
  csvExport('messages', fields, async (next) => {
    const cursor = next === undefined ? undefined : Number(next);
    const page = await readMessagePage(db, messageSearchOf(input), {
      ...{ cursor, limit: exportPageSize },
    });
    return { rows: page.messages, next: page.next };
  });
