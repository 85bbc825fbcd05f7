/** Spec §9: the shop's constants. */
export const minimumPayablePaise = 499_00;
/** The most that an order comes to, at MRP, at its prices or to pay: two crore rupees. */
export const maxOrderPaise = 2_00_00_000_00;
export const noteMaxLength = 150;
export const packSlots = [1, 2, 3] as const;
/** Below this stock the page shows how many units are left. */
export const lowStockUnits = 20;
export const bannerTypes = ['main', 'last', 'bottom'] as const;
/** What a banner's words stand on; `tokens.css` has the colours. */
export const bannerGrounds = ['cream', 'amber', 'rose', 'sky', 'blue', 'brown', 'night'] as const;
/** The levels of the category tree. */
export const categoryLevels = ['category', 'subcategory', 'sub_subcategory'] as const;
export type CategoryLevel = (typeof categoryLevels)[number];
/** Of the folder 'shop' (logos) the storefront leaves the name out: /images/{name}. */
export const pictureFolders = ['products', 'subcategories', 'banners', 'brands', 'shop'] as const;
export type PictureFolder = (typeof pictureFolders)[number];
export const pageKeys = ['about', 'terms', 'privacy', 'refund', 'shipping'] as const;
export type PageKey = (typeof pageKeys)[number];
/** Farthest that a shop says it delivers. */
export const maxDeliveryKm = 5_000;
/** Most packs that one change of the cart adds or takes. */
export const maxPacksPerChange = 100;
/** How long the key of a change of the cart is known. */
export const cartKeyDays = 30;
/** Most keys kept of one customer: some 600 changes a day. */
export const maxCartKeys = 20_000;
/** How long a change waits on the phone for the network; well before its key is forgotten. */
export const queuedDays = 14;
/** Most lines that are added to a cart at once, and most packs of one of them. */
export const maxLinesAtOnce = 200;
/** Of the SKU or the name in a typed line. */
export const maxWantedLength = 200;
export const maxPacksPerLine = 9_999;
/** Most lines of one cart or order. */
export const maxLines = 500;
/** Most units typed in one place (a pack, an opening stock, a line of a sheet): beyond it stands a barcode. */
export const maxUnitsTyped = 1_000_000;
/** Shortest password of an operator. */
export const minPasswordLength = 10;

/** Orders in one bulk move, or on paper. */
export const maxOrdersAtOnce = 200;
/** Receipts of an evening, or of a bank's statement. */
export const maxReceiptsAtOnce = 200;

/** A list says how many rows it has up to this; beyond, that there are more. */
export const maxCounted = 1_000;

/** Products in one bulk edit: ticked one by one, or found by filters. */
export const maxProductsTicked = 500;
export const maxProductsEdited = 50_000;

/** Links to make a PIN at once: a new shop's customers. */
export const maxPinLinks = 1_000;
