import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { BinWire } from '#contract/console/returns.ts';
import { defineList } from '#server/console/define-list.ts';
import { pageOf } from '#server/console/page-of.ts';
import { countBins as count, readBins } from '#server/queries/returns/bins.ts';

const bins = defineList({
  rows: 'bins',
  filterOf: ({ condition, product_id }: ParsedConsoleInput<'countBins'>) => ({
    ...{ condition, productId: product_id },
  }),
  count,
  async readPage({ db }, filter, { cursor, limit }) {
    const [product = '', condition = ''] = cursor?.split(' ') ?? [];
    const after = cursor === undefined ? undefined : ([Number(product), condition] as const);
    const found = await readBins(db, { ...filter, after, limit: limit + 1 });
    const { shown, next } = pageOf(found, limit, (row) => `${row.productId} ${row.condition}`);
    const rows = shown.map(
      ({ productId, name, image, ...row }): BinWire => ({
        ...{ product_id: productId, product_name: name, image_name: image },
        ...row,
      }),
    );
    return { rows, next };
  },
});

export const listBins = bins.list;
export const countBins = bins.count;
export const exportBins = bins.export('returned-goods', [
  ...(['product_id', 'sku', 'product_name', 'condition', 'units'] as const),
]);
