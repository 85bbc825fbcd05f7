export const pickingTexts = {
  title: 'Picking list',
  back: 'All orders',
  print: 'Print',
  views: 'Sorted',
  byProduct: 'By product',
  byOrder: 'By order',
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  picked: (done: number, all: number) => `${done} of ${all} picked`,
  ofOrder: (order: number, packs: string) => `#${order}: ${packs}`,
  unitWord: (units: number) => (units === 1 ? 'unit' : 'units'),
  packs: (packs: number, pack: string) => `${packs} × ${pack}`,
  movedOn: (ids: readonly number[]) =>
    ids.length === 1
      ? `Order #${ids[0]} has moved on and is not in this list.`
      : `${ids.length} orders have moved on and are not in this list.`,
  nothingLeft: 'These orders have moved on: nothing is left to pick.',
  toOrders: 'To the orders',
  refused: (id: number, message: string) => `Order ${id}: ${message}`,
} as const;
