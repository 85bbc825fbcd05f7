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
