import { packCount, unitCount } from '#domain/catalogue/pack-texts.ts';

export const picker = {
  close: 'Close',
  mrpPerUnit: (amount: string) => `MRP ${amount} per unit`,
  perUnit: (amount: string) => `${amount}/unit`,
  margin: (percent: string) => `${percent} margin`,
  packsOf: (pack: string) => `Packs in your cart: ${pack}`,
  changeOnCard: (packs: string, name: string) => `${packs} of ${name} in your cart: change`,
  quantityOf: (name: string, pack: string) => `Units of ${name}, ${pack}`,
  less: (pack: string) => `One less: ${pack}`,
  more: (pack: string) => `One more: ${pack}`,
  fiveMore: '+5',
  fiveMoreOf: (pack: string) => `+5 packs: ${pack}`,
  typePacks: (pack: string) => `Type how many: ${pack}`,
  typedPacks: (pack: string) => `Packs, ${pack}`,
  wholePacks: 'Type a whole number of packs',
  atOnce: (packs: number) => `At most ${packs} packs at a time`,
  packs: packCount,
  perPack: (amount: string) => `${amount}/pack`,
  packsUnit: 'packs',
  limit: (units: number) => `At most ${units} units`,
  packsLimit: (packs: number, units: number) => `At most ${packCount(packs)} (${unitCount(units)})`,
  left: (units: number) => `Only ${unitCount(units)} left`,
  subtotal: 'Subtotal',
  youEarn: 'You earn',
  delivery: 'Your order will be delivered in 1-2 days',
  toCart: 'Continue To Cart',
  onShopping: 'Continue Shopping',
  lost: 'The connection dropped, so we looked again: this is what your cart holds now.',
  pending: 'Will be added when the network is back. You can go on shopping.',
  pendingPacks: (packs: number) =>
    packs > 0 ? `${packCount(packs)} pending` : `−${packCount(-packs)} pending`,
  offline:
    'No network: this is what your cart held last. What you change now is sent when the network is back.',
  unknown: 'The shop cannot be reached, so we do not know what your cart holds now.',
  refused: 'Oops...',
  ok: 'OK',
} as const;

export const priceAlert = {
  title: 'Price Update Alert',
  text: (count: number) => `the price of ${count} item(s) in your cart has been updated`,
  toCart: 'Go to Cart',
  close: 'Close',
  markFailed: 'Failed to update status',
} as const;

export const cartBar = {
  label: 'Your cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  view: 'View cart',
  pending: (count: number) => `${count} pending`,
  refused: (count: number) => `${count} not added`,
} as const;

export const logoutWarning = {
  title: 'Log out now?',
  text: 'Some changes to your cart still wait for the network. If you log out now, they are lost.',
  stay: 'Stay',
  logout: 'Log out',
} as const;
