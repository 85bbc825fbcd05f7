import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findPhoto } from '#server/queries/returns/return-requests.ts';

export const getReturnPhoto: ConsoleHandler<'getReturnPhoto'> = async ({ db }, { id }) => {
  const bytes = existing(await findPhoto(db, id), 'photograph');
  const contents = { subject: `return ${id}`, rows: () => 1 };
  return { name: `return-${id}.webp`, type: 'image/webp', bytes, ...contents };
};
