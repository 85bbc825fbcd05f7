/** What the shop says of itself, on the wire by the same names. */
export const settingsTexts = [
  ...(['shopName', 'logo', 'logoDark', 'address', 'phone', 'email', 'gstin', 'upiId'] as const),
  ...(['facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'storePhone'] as const),
  ...(['pageTitle', 'metaDescription', 'metaKeywords', 'headerTags', 'schemaCode'] as const),
  ...(['openingHours', 'openingHoursHi', 'addressHi', 'pageTitleHi', 'metaDescriptionHi'] as const),
] as const;

/** Where it is and how far it delivers. */
export const deliveryArea = ['city', 'deliveryKm'] as const;
