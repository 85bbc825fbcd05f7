import { sql } from 'drizzle-orm';
import { defaultReturnDays } from '#domain/returns/return-window.ts';
import { defaultCoverDays } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import { settings } from '#server/db/schema/shop.ts';

const empty = {
  ...{ pageTitle: '', metaDescription: '', metaKeywords: '', headerTags: '', schemaCode: '' },
  ...{ logo: '', facebook: '', instagram: '', linkedin: '', twitter: '', youtube: '' },
  ...{ address: '', phone: '', email: '', storePhone: '', upiId: '', gstin: '' },
  ...{ costPerKmPaise: 0, expressPaise: 0 },
};

/** Gives the shop its name; where it has no settings yet, they start empty. */
export async function nameShop(tx: Db, shopName: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ ...empty, shopName, pageTitle: shopName })
    .onConflictDoUpdate({ target: settings.id, set: { shopName } });
}

export type SettingsRow = typeof settings.$inferSelect;

/** A shop that nobody has named yet has empty ones. */
export async function readSettings(db: Db): Promise<SettingsRow> {
  const [row] = await db.select().from(settings);
  const begin = { id: 1, version: 1, shopName: '', logoDark: '', openingHours: '' };
  const books = { gstMode: 'unregistered', state: '', hsnDigits: 4, eInvoiceSince: null } as const;
  const place = { city: '', pincode: '', deliveryKm: 0 };
  const inHindi = { pageTitleHi: '', metaDescriptionHi: '', addressHi: '', openingHoursHi: '' };
  const series = { invoicePrefix: 'INV', creditNotePrefix: 'CRN', receiptPrefix: 'RCT' };
  const dues = { bounceChargePaise: 0, duesText: '', duesTextHi: '' };
  return (
    row ?? {
      ...{ ...empty, ...begin, ...books, ...place, ...series, ...dues, ...inHindi },
      ...{ lowStockUnits: null, coverDays: defaultCoverDays, returnDays: defaultReturnDays },
    }
  );
}

/** Holds the settings until the transaction ends. */
export async function lockSettings(tx: Db): Promise<SettingsRow> {
  await tx
    .insert(settings)
    .values({ ...empty, shopName: '' })
    .onConflictDoNothing();
  const [row] = await tx.select().from(settings).for('update');
  if (!row) throw new Error('Settings that were inserted are not there.');
  return row;
}

export async function updateSettings(
  tx: Db,
  columns: Partial<typeof settings.$inferInsert>,
): Promise<SettingsRow> {
  const [row] = await tx
    .update(settings)
    .set({ ...columns, version: sql`${settings.version} + 1` })
    .returning();
  if (!row) throw new Error('Settings that are locked are gone.');
  return row;
}
