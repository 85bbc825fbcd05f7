import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { ShopSettings } from '#server/print/order-data.ts';

/** What of the shop's settings stands on its papers. */
export function shopSettings(catalogue: CatalogueStore): ShopSettings {
  const { settings } = catalogue.current().shop;
  if (!settings) return {};
  const { shopName, address, phone, email, gstin, upiId } = settings;
  return { shop_name: shopName, address, phone, email, gstin, upi_id: upiId };
}
