import { maxStockUnits } from '#domain/stock/stock.ts';
import { deleteRowsOfGone, passVersionsOn } from '#server/queries/catalogue/bulk-edits.ts';
import {
  lockPacks,
  lockProductKeys,
  lockProducts,
} from '#server/queries/catalogue/product-locks.ts';
import { writePacks, writeProducts } from '#server/queries/catalogue/write-products.ts';
import {
  deleteFileCustomers,
  insertFileCustomers,
  writeFileCustomers,
} from '#server/queries/files/import-customers.ts';
import { type ChangeSource, readNewRows, readTargets } from '#server/queries/files/import-files.ts';
import { writeFileNames } from '#server/queries/files/import-names.ts';
import {
  type Chunk,
  changesOfRows,
  deleteFileProducts,
  insertFileProducts,
} from '#server/queries/files/import-products.ts';
import { type CountedRow, lockCounted, noteOfFile } from '#server/queries/files/import-stock.ts';
import { moveStock } from '#server/queries/stock/move-stock.ts';
import { notifyCatalogue } from '#server/queries/stock/stock-ledger.ts';
import { eachRange, type Range } from './each-range.ts';
import { makeBrands, takeBrandsBack } from './new-brands.ts';
import { openingBills } from './opening-bills.ts';
import { ChangedSince, type Write, type Writer } from './writer.ts';

const chunkOf = (write: Write, { first, last }: Range, to: Chunk['to'] = 'after'): Chunk => ({
  ...{ fileId: write.file.id, first, last, to },
});

function expectAll(found: number, expected: number): void {
  if (found < expected) throw new ChangedSince();
}

/** Packs first: orders wait for products only while the second pass runs. */
async function writeChanged(write: Write, to: Chunk['to']): Promise<void> {
  const { tx, file, done } = write;
  const ids = await readTargets(tx, file.id, 'changed');
  await eachRange(ids, async (range) => {
    const changes = changesOfRows(chunkOf(write, range, to));
    await lockPacks(tx, changes);
    await writePacks(tx, changes);
    done(range.count / 2);
  });
  await eachRange(ids, async (range) => {
    const changes = changesOfRows(chunkOf(write, range, to));
    await lockProducts(tx, changes);
    expectAll(await writeProducts(tx, changes), range.count);
    done(range.count / 2);
  });
}

/** A bulk edit: neither slugs nor new products. */
const edits: Writer = {
  apply: (write) => writeChanged(write, 'after'),
  async undo(write) {
    await deleteRowsOfGone(write.tx, write.file.id);
    await writeChanged(write, 'before');
    await passVersionsOn(write.tx, write.file.id);
  },
};

const products: Writer = {
  async apply(write) {
    const { tx, file, origin, done } = write;
    await lockProductKeys(tx);
    await makeBrands(write);
    const actor = { kind: 'operator', id: origin.operatorId } as const;
    await eachRange(await readNewRows(tx, file.id), async (range) => {
      const added = await insertFileProducts(tx, { fileId: file.id, ...range });
      const ids = added.map((one) => one.id).sort((a, b) => a - b);
      const targets = { first: ids[0] ?? 0, last: ids.at(-1) ?? 0, count: ids.length };
      await writePacks(tx, changesOfRows(chunkOf(write, targets)));
      const stocked = added.filter((one) => one.units > 0);
      const why = { reason: 'restock', actor, note: 'Opening stock' } as const;
      await moveStock(tx, new Map(stocked.map(({ id, units }) => [id, units])), why);
      done(range.count);
    });
    await writeChanged(write, 'after');
  },
  async undo(write) {
    await lockProductKeys(write.tx);
    await writeChanged(write, 'before');
    await eachRange(await readTargets(write.tx, write.file.id, 'added'), async (range) => {
      expectAll(await deleteFileProducts(write.tx, chunkOf(write, range)), range.count);
      write.done(range.count);
    });
    await takeBrandsBack(write);
  },
};

async function writeCounts(write: Write, movesOf: (row: CountedRow) => number): Promise<void> {
  const { tx, file, origin, done } = write;
  const actor = { kind: 'operator', id: origin.operatorId } as const;
  await eachRange(await readTargets(tx, file.id, 'changed'), async (range) => {
    const rows = await lockCounted(tx, chunkOf(write, range));
    expectAll(rows.length, range.count);
    const moves = new Map(rows.map((row) => [row.id, movesOf(row)]));
    await moveStock(tx, moves, { reason: 'count', actor, note: noteOfFile(file.id) });
    done(range.count);
  });
  await notifyCatalogue(tx);
}

const stock: Writer = {
  apply: (write) =>
    writeCounts(write, ({ stock: now, units }) => {
      if (now + units < 0 || now + units > maxStockUnits) throw new ChangedSince();
      return units;
    }),
  undo: (write) =>
    writeCounts(write, ({ units, isLast }) => {
      if (!isLast) throw new ChangedSince();
      return -units;
    }),
};

async function writeCustomers(write: Write, to: Chunk['to']): Promise<void> {
  await eachRange(await readTargets(write.tx, write.file.id, 'changed'), async (range) => {
    expectAll(await writeFileCustomers(write.tx, chunkOf(write, range, to)), range.count);
    write.done(range.count);
  });
}

const customers: Writer = {
  async apply(write) {
    await eachRange(await readNewRows(write.tx, write.file.id), async (range) => {
      await insertFileCustomers(write.tx, { fileId: write.file.id, ...range });
      write.done(range.count);
    });
    await writeCustomers(write, 'after');
  },
  async undo(write) {
    await writeCustomers(write, 'before');
    await eachRange(await readTargets(write.tx, write.file.id, 'added'), async (range) => {
      expectAll(await deleteFileCustomers(write.tx, chunkOf(write, range)), range.count);
      write.done(range.count);
    });
  },
};

async function writeNames({ tx, file, done }: Write, to: Chunk['to']): Promise<void> {
  expectAll(await writeFileNames(tx, file.id, to), file.changed);
  done(file.changed);
}

const names: Writer = {
  apply: (write) => writeNames(write, 'after'),
  undo: (write) => writeNames(write, 'before'),
};

export const writers: Record<ChangeSource, Writer> = {
  ...{ products, prices: products, stock, customers, names, openingBills, edit: edits },
};
