export const printTexts = {
  print: 'Print',
  title: (count: number) => (count === 1 ? 'Print this order' : `Print ${count} orders`),
  picking: 'Picking list',
  pickingHint: 'To tick off on the phone, or on A4',
  slips: 'Packing slips, A4',
  receipts: 'Packing slips, 80 mm',
  invoices: 'Invoices, A4',
  invoicesA5: 'Invoices, A5',
  deliverySheet: 'Delivery sheet',
  file: 'PDF',
  tooMany: (count: number) => `At most ${count} orders can be printed at once.`,
} as const;
