import { packCount, unitCount } from '#domain/catalogue/pack-texts.ts';

type Pack = { packs: number; packSize: number };
type Packs = readonly Pack[];

const inShort = ({ packs, packSize }: Pack) => `${packs} of ${packSize}`;

/** "1 pack of 50 and 1 of 10" */
function allOf([first, ...rest]: Packs, wholly: (first: Pack) => string): string {
  const all = [...(first ? [wholly(first)] : []), ...rest.map(inShort)];
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last;
}

export const cartPage = {
  title: 'Cart',
  loading: 'Loading your cart',
  lines: 'Items in your cart',
  find: 'Search in your cart',
  found: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  notFound: 'Nothing in your cart has these words.',
  empty: 'Your cart is empty. Fill it with packs for your shop.',
  toShop: 'Go to shop',
  unread: 'Your cart could not be loaded.',
  share: 'Share this cart on WhatsApp',
  shareTitle: (shop: string) => `My cart at ${shop}:`,
  shareMore: (lines: number) => `… and ${lines} more`,
  shareTotal: (amount: string) => `Total: ${amount}`,
  packs: packCount,
  quantityOf: (name: string, pack: string) => `Packs of ${name}, ${pack}`,
  less: (name: string) => `One pack less of ${name}`,
  more: (name: string) => `One pack more of ${name}`,
  typePacks: (name: string) => `Type how many packs of ${name}`,
  units: unitCount,
  remove: (name: string) => `Remove ${name}`,
  outOfStock: 'Out of stock',
  left: (units: number) => (units === 1 ? 'Only 1 unit left' : `Only ${units} units left`),
  priceChanged: 'Price changed',
  priceDropped: 'Price dropped',
  wasNow: (was: string, now: string) => `Was ${was}, now ${now}`,
  repack: (wanted: Packs, instead: Packs) =>
    `${allOf(wanted, (one) => `${packCount(one.packs)} of ${one.packSize}`)} instead of ${allOf(instead, inShort)}:`,
  repackSaves: (amount: string) => `${amount} less`,
  repackIt: 'Change packs',
  repackOf: (name: string) => `Change packs of ${name}`,
  /** Which line it is about, in words of its own language. */
  askTitle: (_name: string, _pack: string): string => 'Are you sure?',
  askText: 'This will remove all the quantity of the selected item from your cart.',
  keep: 'Cancel',
  removeIt: 'Yes, remove',
  removing: 'Removing...',
  deleted: 'Deleted!',
  deletedText: 'The item is no longer in your cart.',
  removeFailed: 'Something went wrong while removing the item.',
  failed: 'Oops...',
  updateFailed: 'Something went wrong while updating the cart.',
  ok: 'OK',
  note: 'Note for your order',
  notePlaceholder: 'Anything the shop should know',
  noteCount: (length: number, most: number) => `${length}/${most}`,
  summary: 'Summary',
  mrpTotal: 'MRP total',
  discount: 'Discount',
  coupon: 'Coupon',
  payable: 'Payable',
  youEarn: 'You earn',
  proceed: 'Proceed',
  waitingTitle: 'Waiting for the network',
  waitingText: 'Pending packs come into your cart when the network is back.',
  pending: 'Pending',
  pendingPacks: (packs: number) =>
    packs > 0 ? `${packCount(packs)} pending` : `−${packCount(-packs)} pending`,
  waitingBlock: 'Some packs are waiting for the network. Proceed once they are in your cart.',
  notAdded: (packs: number) =>
    packs > 0 ? `${packCount(packs)} not added` : `${packCount(-packs)} not taken out`,
  notAddedText: 'This could not be done any more. Please look at the product again.',
  dismiss: 'OK',
  dismissOf: (name: string) => `OK: ${name}`,
  outOfStockBlock: 'Please Remove Out Of Stock Item To Proceed.',
  minimumBlock: (remaining: string) =>
    `Minimum order value is ₹499, Add ${remaining} more to proceed`,
  usual: 'See what is usually bought',
  minimumProgress: 'Progress to the minimum order value',
} as const;

export const coupon = {
  label: 'Discount code',
  apply: 'Apply Coupon',
  applying: 'Applying...',
  remove: 'Remove Coupon',
  ok: 'OK',
  emptyTitle: 'Empty Code',
  emptyText: 'Please enter a discount code.',
  appliedTitle: 'Coupon Applied!',
  saved: (amount: string) => `You saved ${amount}`,
  minimumTitle: 'Minimum Order Not Met',
  /** The server's message that tells this refusal from the others. */
  needMore: (amount: string) => `You need ${amount} more`,
  invalidTitle: 'Invalid Coupon',
  invalidText: 'Please enter a valid coupon code.',
  failed: 'Something went wrong while applying the coupon.',
  removed: (code: string, why: string) => `${code} was removed. ${why}`,
  /** Of a coupon whose minimum the cart fell below. */
  short: (code: string, amount: string) => `${code} needs ${amount} more in the cart`,
  unchecked: (code: string) => `${code} could not be checked.`,
} as const;
