export const taxRateTexts = {
  title: 'GST rates',
  lead: 'A rate belongs to all goods whose HSN begins with these digits, from a day on; the most digits and the latest day count. Those of the demo shop are an example: please hold yours against what your accountant says.',
  add: 'Add a rate',
  noneYet: 'No rates yet. A shop that charges GST needs one for each HSN of its goods.',
  fields: { hsn: 'HSN begins with', rate: 'GST', from: 'From' },
  hsnHint: '2, 4, 6 or 8 digits',
  hsnWrong: 'Please type 2, 4, 6 or 8 digits.',
  rate: (percent: number) => `${percent} %`,
  nil: 'Nil',
  remove: 'Delete',
  removeName: (hsn: string) => `the rate of ${hsn}`,
  removeText: 'Invoices that are written stay as they are.',
} as const;
