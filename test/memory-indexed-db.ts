type Row = { id?: number };

let rows = new Map<number, Row>();
let lastId = 0;

const store = {
  getAll: () => ({ result: structuredClone([...rows.values()]) }),
  put(row: Row) {
    lastId += row.id === undefined ? 1 : 0;
    const id = row.id ?? lastId;
    rows.set(id, structuredClone({ ...row, id }));
    return { result: id };
  },
  delete(id: number) {
    rows.delete(id);
    return { result: undefined };
  },
};

const database = {
  createObjectStore: () => store,
  transaction() {
    const transaction: { objectStore(): typeof store; oncomplete?: () => void } = {
      objectStore: () => store,
    };
    queueMicrotask(() => transaction.oncomplete?.());
    return transaction;
  },
};

/** What the cart's queue (`queue-db.ts`) needs of IndexedDB, which happy-dom does not have. */
export const memoryIndexedDb = {
  open() {
    const request: { result: typeof database; onsuccess?: () => void } = { result: database };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  },
  deleteDatabase() {
    rows = new Map();
  },
};
