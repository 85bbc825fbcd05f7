import { packCount, packName, unitCount } from '#domain/catalogue/pack-texts.ts';

/** What buying again, ordering again and quick order say alike. */
export const reorder = {
  packName,
  packs: packCount,
  eachUnit: (amount: string) => `${amount}/unit`,
  priceUp: (amount: string) => `${amount} more than last time`,
  priceDown: (amount: string) => `${amount} less than last time`,
  problems: {
    'not-for-sale': 'Not for sale any more',
    'no-such-pack': 'This pack is not offered any more',
    'out-of-stock': 'Out of stock',
  },
  tooLittle: (fits: number, stock: number) =>
    fits === 0
      ? `Only ${unitCount(stock)} left`
      : `Only ${packCount(fits)} available: ${unitCount(stock)} left`,
  overLimit: (fits: number, most: number) =>
    fits === 0
      ? `Your cart has all you can order: ${unitCount(most)}`
      : `Only ${packCount(fits)} available: at most ${unitCount(most)} of one pack`,
  total: 'Total',
  willAdd: 'To be added',
  notAdded: 'Not added',
  add: (packs: number) => `Add ${packCount(packs)}`,
  adding: 'Adding...',
  nothing: 'None of these is available now.',
  someLeft: (count: number, lines: number) =>
    `${count} of ${lines} added to your cart. The rest could not be added:`,
  toCart: 'Go to cart',
  cancel: 'Cancel',
  close: 'Close',
  refused: 'Oops...',
  ok: 'OK',
  lost: 'The connection dropped. Please look at your cart before you add again.',
} as const;

export const buyAgain = {
  deliveringTo: (firm: string, place: string) => `Delivering to ${firm} · ${place}`,
  title: 'Buy again',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  loading: 'Loading what you buy',
  empty: 'What you order will be here, ready to be ordered again.',
  bestSelling: 'What shops buy most',
  toShop: 'Start shopping',
  addAll: 'Add all usual',
  review: 'Add all usual packs?',
  last: (packs: number, day: string) => `Last: ${packCount(packs)}, ${day}`,
  times: (times: number) => `(ordered\u00a0${times}\u00a0times)`,
  addUsual: (packs: number, name: string) => `Add ${packCount(packs)} of ${name}`,
  inCart: (packs: number) => `In cart: ${packCount(packs)}`,
  pending: (packs: number) => `${packCount(packs)} pending`,
  choosePack: 'Choose another pack',
  /** Its price, too, is of that pack. */
  yourPack: (pack: string) => `Your pack: ${pack}`,
} as const;

export const orderAgain = {
  title: 'Order again',
  changes: 'Something has changed since then. This is what can be added:',
} as const;

export const quickOrder = {
  title: 'Quick order',
  sharedTitle: 'A cart shared with you',
  sharedLead: (items: number, amount: string) =>
    `${items === 1 ? '1 item' : `${items} items`} · ${amount}. Nothing is in your cart before you add it.`,
  sharedLines: 'What is in it',
  sharedText: 'Edit as a list',
  lead: 'One product a line: SKU or name, and how many: 3 packs, 2 cartons, 100 pieces. A number alone counts packs. Or a CSV or Excel file.',
  list: 'Your list',
  scanning: {
    scan: 'Scan',
    label: 'Scan with the camera',
    title: 'Scan a barcode',
    hint: 'Point the camera at the barcode.',
    cancel: 'Cancel',
    notAllowed: 'The browser does not let the shop use the camera. Its settings for this site can.',
    noCamera: 'The camera could not be opened.',
  },
  example: 'NIM-FW-100 x 3\nNeem Face Wash 2 cartons\nTulsi Cough Syrup 24 pieces',
  read: 'Check the list',
  reading: 'Checking...',
  upload: 'Upload a file',
  uploading: 'Reading the file...',
  emptyFile: 'The file is empty.',
  tooLarge: 'The file is too large. Please upload at most 256 KB.',
  tooMany: (lines: number, most: number) =>
    `The list has ${lines} lines. Only the first ${most} were read.`,
  noLines: 'Please type or paste at least one line.',
  guessed: (count: number) => `Please check (${count})`,
  guessedHint:
    'The nearest we have to what you typed, or a count that we are not sure of. Change or remove what you did not mean.',
  rest: (count: number) => `Not added (${count})`,
  found: (count: number) => (count === 1 ? '1 line understood' : `${count} lines understood`),
  notFound: (count: number) => `Not understood (${count})`,
  notFoundHint: 'Please correct the SKU or name in your list, and check it again.',
  nothingLike: 'Nothing like this was found.',
  typed: (text: string) => `You typed: ${text}`,
  likely: 'Best match',
  pack: 'Pack',
  packsUnit: (packs: number) => (packs === 1 ? 'pack' : 'packs'),
  change: 'Change',
  packsOf: (name: string) => `Packs of ${name}`,
  /** What will be added, as both. */
  inUnits: (packs: number, pack: string, units: number) =>
    `${packs} × ${pack} = ${unitCount(units)}`,
  howMany: 'How many packs? Please type a whole number.',
  remove: (name: string) => `Remove ${name} from the list`,
  added: (count: number) =>
    count === 1 ? '1 line added to your cart.' : `${count} lines added to your cart.`,
  waiting: (count: number) =>
    `${count === 1 ? '1 line waits' : `${count} lines wait`} for the network, and will then be added to your cart.`,
  form: 'Print an order form',
  formHint: 'A PDF with SKU, pack, price and MRP, to be filled in by hand.',
  formUsual: 'What you usually buy',
  leftHere: 'What could not be added is still here, with its reason.',
} as const;
