/** Changing the packs of an order. */
export const packTexts = {
  open: 'Change packs',
  title: (id: number) => `Change order ${id}`,
  text: 'Prices stay as ordered; 0 takes a line out. What is added costs what it costs today. The customer is told.',
  addTitle: 'More for this order',
  tooLate: 'This order can no longer be changed.',
  packsOf: (name: string) => `Packs of ${name}`,
  wrong: 'Whole packs, 0 or more.',
  was: (packs: number) => `(was ${packs})`,
  goods: (amount: string) => `Goods ${amount}`,
  goodsChanged: (before: string, now: string) => `Goods ${before} → ${now}`,
  save: 'Save',
  saveMine: 'Save mine',
  saving: 'Saving…',
} as const;
