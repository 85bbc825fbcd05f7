import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { findContactChange, takeUntold } from '#server/queries/customers/contact-changes.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import type { JobHandlers, JobQueue } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop } from './shop-mail.ts';

type Needs = { db: Db; catalogue: CatalogueStore; jobs: Pick<JobQueue, 'send'> };

/** In one transaction; a file may change thousands. */
const batch = 200;

/**
 * Tells customers whose e-mail address or mobile number was changed, by whatever way: in the bell, and by a
 * mail to the address of before, each a job of its own. Told and marked as told is one transaction.
 */
export async function tellOfContactChanges({ db, catalogue, jobs }: Needs): Promise<string> {
  const { phone = '' } = catalogue.current().shop.settings ?? {};
  const kind = 'contact-changed';
  for (let told = 0; ; ) {
    const some = await db.transaction(async (tx) => {
      const changes = await takeUntold(tx, batch);
      await notify(
        tx,
        changes.map(({ customerId }) => ({ customerId, news: { kind, phone } })),
      );
      for (const { id } of changes) {
        await jobs.send(tx, 'contact-changed-mail', { changeId: id }, `contact change ${id}`);
      }
      return changes.length;
    });
    told += some;
    if (some < batch) return `${told} told`;
  }
}

export function contactChangedMail(needs: MailNeeds): JobHandlers['contact-changed-mail'] {
  return async ({ changeId }) => {
    const change = await findContactChange(needs.db, changeId);
    if (!change) return 'The customer has left';
    const shop = needs.catalogue.current().shop.settings;
    const mail = mailTexts(change.language).contactChanged({
      ...change,
      shopName: shopNameOf(shop),
      phone: shop?.phone ?? '',
    });
    await mailFromShop(needs, { to: change.email, ...mail });
    return 'Told at the address of before';
  };
}
