import type { PackSlot } from '#domain/catalogue/pricing.ts';

/** A change of packs that the server has not answered yet, or has refused. */
export type QueuedChange = {
  /** The order in which they were made, also in two tabs; given by the database. */
  id?: number;
  /** The same key twice: the server counts it once. */
  key: string;
  customerId: number;
  productId: number;
  slot: PackSlot;
  packSize: number;
  /** Packs more; below zero, packs less. */
  by: number;
  /** Units of the slot that the customer meant: shown while it is not known whether the change arrived. */
  units: number;
  /** As the customer saw them. */
  pricePaise: number;
  mrpPaise: number;
  name: string;
  packaging: string;
  /** The line of the cart, where it was changed there. */
  lineId?: number;
  at: number;
  /** It was sent at least once without an answer. */
  waiting?: boolean;
  /** What the server said instead of doing it; empty: the screen has its own words. */
  refused?: string;
};

/** Also deleted by name, where a customer signs out. */
const name = 'cartQueue';
const store = 'changes';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(store, { keyPath: 'id', autoIncrement: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const forget = () => {
        opened = undefined;
      };
      // Another tab signs out and deletes it.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      // The browser has cleared its storage.
      request.result.onclose = forget;
      resolve(request.result);
    };
  });
  return opened;
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (changes: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await open()).transaction(store, mode);
  const request = work(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** In the order in which they were made. */
export const readChanges = async (): Promise<QueuedChange[]> =>
  (await run<QueuedChange[]>('readonly', (changes) => changes.getAll())) ?? [];

/** Adds them, or writes those anew that have their `id`. */
export const putChanges = (some: readonly QueuedChange[]) =>
  run<IDBValidKey>('readwrite', (changes) => some.map((one) => changes.put(one)).at(-1));

export const putChange = (change: QueuedChange) => putChanges([change]);

/** By their keys: who wrote one down does not know its id. */
export async function deleteChanges(some: readonly Pick<QueuedChange, 'key'>[]): Promise<void> {
  const keys = new Set(some.map(({ key }) => key));
  const ids = (await readChanges()).filter(({ key }) => keys.has(key)).map(({ id = 0 }) => id);
  await run('readwrite', (changes) => ids.map((id) => changes.delete(id)).at(-1));
}

export const deleteChange = (change: QueuedChange) => deleteChanges([change]);
