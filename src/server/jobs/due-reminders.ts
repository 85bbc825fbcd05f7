import { formatTypedDay } from '#domain/india/typed-day.ts';
import { accountPath } from '#domain/notifications/page-paths.ts';
import type { Db } from '#server/db/connect.ts';
import { duesText } from '#server/messages/dues.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import {
  findReminded,
  readPastDue,
  takeDueReminders,
} from '#server/queries/payments/due-reminders.ts';
import { readSettings } from '#server/queries/shop/shop-settings.ts';
import type { JobHandlers, JobQueue } from './queue.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

type Needs = { db: Db; jobs: Pick<JobQueue, 'send'> };

/** In one transaction. */
const batch = 200;

/**
 * Tells customers what is past due: in the bell, and by a mail that is a job of its own. Told and marked as told is one
 * transaction, so that a kill reminds nobody twice in three days.
 */
export async function remindOfDues({ db, jobs }: Needs): Promise<string> {
  for (let told = 0, afterId = 0; ; ) {
    const some = await db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, { afterId, limit: batch });
      const { duesText: text, duesTextHi: textHi } = await readSettings(tx);
      await notify(
        tx,
        due.map(({ id, pastDuePaise }) => ({
          ...{ customerId: id, path: accountPath },
          news: { kind: 'past-due', pastDuePaise, text, textHi },
        })),
      );
      const now = new Date().toISOString();
      for (const { id } of due) {
        await jobs.send(tx, 'due-mail', { customerId: id }, `dues of ${id} at ${now}`);
      }
      return due;
    });
    told += some.length;
    afterId = some.at(-1)?.id ?? 0;
    if (some.length < batch) return `${told} reminded`;
  }
}

export function dueMail(needs: LinkMailNeeds): JobHandlers['due-mail'] {
  return async ({ customerId }) => {
    const [customer, bills] = [
      await findReminded(needs.db, customerId),
      await readPastDue(needs.db, customerId),
    ];
    // Paid, or blocked, since the bell was told; or without an address.
    if (!customer?.email || bills.length === 0)
      return `Customer ${customerId}: nothing to remind of`;
    const language = customer.language ?? 'en';
    const settings = await readSettings(needs.db);
    const link = `${needs.publicOrigin()}${accountPath}`;
    const mail = mailTexts(language).pastDue({
      ...{ name: customer.ownerName, shopName: settings.shopName, phone: settings.phone, link },
      text: duesText(settings, language),
      bills: bills.map((bill) => ({ ...bill, dueDay: formatTypedDay(bill.dueDay) })),
    });
    await mailFromShop(needs, { to: customer.email, ...mail, link });
    return `Customer ${customerId} reminded by mail`;
  };
}
