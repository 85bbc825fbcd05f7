import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { acceptPicture, type PictureFault } from '#server/picture-uploads/accept-picture.ts';
import { insertPicture } from '#server/queries/catalogue/pictures.ts';

const refuse = consoleRefusalsOf('uploadPicture');

const reasons: Record<PictureFault, string> = {
  'not-a-picture': 'This is no JPEG, PNG, WebP or AVIF picture.',
  'picture-too-large': uploadLimits.uploadPicture.text,
  'broken-picture': 'This picture is damaged and cannot be read.',
};

export const uploadPicture: ConsoleHandler<'uploadPicture'> = async (context, input) => {
  const { db, caller, audit } = context;
  const { folder, file } = input;
  const picture = await acceptPicture(file, caller.left());
  if (typeof picture === 'string') throw refuse(picture, reasons[picture]);
  const { name, bytes, width, height } = picture;
  await db.transaction(async (tx) => {
    const isNew = await insertPicture(tx, { folder, name, bytes, width, height });
    if (isNew) await audit(tx, `picture ${folder}/${name}`, { after: { width, height } });
  });
  return { name, width, height };
};
