import { type Retention, retentionDays } from '#domain/retention.ts';
import { runDueEdits } from '#server/bulk-edits/run-due-edits.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { countProductSales } from '#server/queries/catalogue/product-sales.ts';
import { deleteExpired } from '#server/queries/cleaning.ts';
import { openLedger } from '#server/queries/ledger/open-ledger.ts';
import { answerMail } from './answer-mail.ts';
import { contactChangedMail, tellOfContactChanges } from './contact-changes.ts';
import { contactMail } from './contact-mail.ts';
import { declinedMail } from './declined-mail.ts';
import { dueMail, remindOfDues } from './due-reminders.ts';
import { handoverMail } from './handover-mail.ts';
import type { Mailer } from './mailer.ts';
import { sendNotifications } from './notifications.ts';
import { operatorChangedMail } from './operator-changed-mail.ts';
import { mailOrderSteps } from './order-mails.ts';
import { passwordMail } from './password-mail.ts';
import type { JobHandlers, JobQueue } from './queue.ts';
import { registeredMail } from './registered-mail.ts';
import { remindOfCarts, tellOfPrices, tellOfStock } from './reminders.ts';
import { resetPinMail } from './reset-pin-mail.ts';
import { returnMail } from './return-mail.ts';

type Needs = {
  database: Database;
  catalogue: CatalogueStore;
  mailer: Mailer;
  jobs: Pick<JobQueue, 'send'>;
  publicOrigin(): string;
  retention: Retention;
};

/** Every kind of background work: one that is missing does not compile. */
export function jobHandlers(needs: Needs): JobHandlers {
  const { database } = needs;
  const db = database.background;
  return {
    'reset-pin-mail': resetPinMail({ ...needs, db }),
    'registered-mail': registeredMail({ ...needs, db }),
    'declined-mail': declinedMail({ ...needs, db }),
    'password-mail': passwordMail({ ...needs, db }),
    'operator-changed-mail': operatorChangedMail({ ...needs, db }),
    'handover-mail': handoverMail({ ...needs, db }),
    'contact-changes': () => tellOfContactChanges({ ...needs, db }),
    'contact-changed-mail': contactChangedMail({ ...needs, db }),
    'contact-mail': contactMail({ ...needs, db }),
    'answer-mail': answerMail({ ...needs, db }),
    'return-mail': returnMail({ ...needs, db }),
    'due-reminders': () => remindOfDues({ ...needs, db }),
    'due-mail': dueMail({ ...needs, db }),
    notifications: () => sendNotifications(db),
    'product-edits': () => runDueEdits(db),
    'order-mails': () => mailOrderSteps({ ...needs, db }),
    'price-alerts': () => tellOfPrices(db),
    'stock-alerts': () => tellOfStock(db),
    'abandoned-carts': () => remindOfCarts(db),
    'product-sales': async () => `${await countProductSales(db)} products`,
    'ledger-opening': () => openLedger(db),
    cleaning: () => clean(db, needs.retention),
    vacuum: () => vacuum(database),
  };
}

/** Takes out what has had its time. */
export async function clean(db: Db, days: Retention = retentionDays): Promise<string> {
  const gone = await deleteExpired(db, days);
  return gone.map(([what, rows]) => `${rows} ${what}`).join(', ');
}

/** At night: the embedded database answers nobody else meanwhile. */
export async function vacuum(database: Database): Promise<string> {
  const startedAt = performance.now();
  await database.vacuum();
  return `took ${Math.round(performance.now() - startedAt)} ms`;
}
