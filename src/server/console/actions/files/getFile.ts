import type { ConsoleHandler } from '#server/console/context.ts';
import { getOwnFile } from './file-access.ts';
import { fileWire } from './file-wire.ts';

export const getFile: ConsoleHandler<'getFile'> = async (context, { file_id }) => ({
  file: fileWire(await getOwnFile(context, file_id)),
});
