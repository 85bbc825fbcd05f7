import { isDeepStrictEqual } from 'node:util';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { productPictureExists } from '#server/queries/catalogue/pictures.ts';
import { readNowMs } from '#server/queries/clock.ts';
import {
  type BatchRow,
  countRecipients,
  findBatch,
  insertBatch,
} from '#server/queries/notifications/notification-batches.ts';
import { audienceOf } from './audience-of.ts';
import { notificationWire } from './notification-wire.ts';

const refuse = consoleRefusalsOf('sendNotification');

/** Keeps it for the job, which sends it at once or when its time has come. */
export const sendNotification: ConsoleHandler<'sendNotification'> = async (context, input) => {
  const { db, jobs, operator, audit } = context;
  const { text, text_hi: textHi, path, send_at, idempotency_key: key } = input;
  await jobs.ready();
  return db.transaction(async (tx) => {
    const audience = await audienceOf(tx, input);
    const content = { text, textHi, image: input.image_name || null, path: path || null, audience };
    const count = await countRecipients(tx, audience);
    const nowMs = await readNowMs(tx);
    const sendAt = new Date(send_at ?? nowMs);
    const batch = { ...content, sendAt, operatorId: operator.id, idempotencyKey: key };
    const id = await insertBatch(tx, batch);
    const kept = await findBatch(tx, { key });
    if (!kept) throw new Error('A notification that was kept is gone.');
    const notification = notificationWire(kept);
    if (id === undefined) {
      if (isDeepStrictEqual(contentOf(kept.batch), content)) {
        return { notification, count, repeated: true };
      }
      throw refuse('key-reused', 'This key has already sent another notification.');
    }
    const { image } = content;
    if (image && !(await productPictureExists(tx, image))) {
      throw badField('image_name', 'is not there');
    }
    if (count === 0) throw refuse('nobody', 'Nobody would get this notification.');
    if (send_at && sendAt.getTime() <= nowMs) {
      throw refuse('in-the-past', 'This time is over. Please choose a later one, or send it now.');
    }
    if (!send_at) await jobs.send(tx, 'notifications', {}, `notification ${id}`);
    const { to, to_name } = notification;
    await audit(tx, `notification ${id}`, {
      after: {
        text,
        text_hi: textHi,
        path,
        to,
        to_name,
        send_at: notification.send_at,
        recipients: count,
      },
    });
    return { notification, count, repeated: false };
  });
};

function contentOf({ text, textHi, image, path, audience }: BatchRow) {
  return { text, textHi, image, path, audience };
}
