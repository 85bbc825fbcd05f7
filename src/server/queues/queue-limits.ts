import type { QueueLimits } from './bounded-queue.ts';

/** Connections to the database that changes leave free, for reads and sign-ins. */
export const connectionsLeftFree = 3;

/**
 * Every bounded queue of the server. `running` at once, `waiting` for their turn, `perKey` places of those who
 * share a key, `runningPerKey` of these at once; whoever finds no place is told to try again after so many seconds.
 */
export const queueLimits = {
  /**
   * Reads by signed-in people; the key is the person. Room for what a page reads at once. There is no
   * limit for all together, since reads hold no locks.
   */
  reads: {
    ...{ running: Infinity, runningPerKey: 4, perKey: 100, waiting: 2_000 },
    retryAfterSeconds: 2,
  },
  /**
   * Changes by signed-in people: `running` is what the pool has but for `connectionsLeftFree`. `perKey`: one
   * person never fills the waiting room for all others.
   */
  changes: {
    ...{ running: 1, runningPerKey: 3, perKey: 100, waiting: 1_000 },
    retryAfterSeconds: 2,
  },
  /**
   * Changes of many lines at once. Each locks its customer's row: a second one of theirs would hold a connection and
   * do nothing. One runs and two wait, which is room for a double tap and for another device.
   */
  lists: { running: 2, runningPerKey: 1, perKey: 3, waiting: 40, retryAfterSeconds: 5 },

  /** The console's papers. Of their own, so that no customer's invoice waits for the slips of 200 orders. */
  prints: { running: 1, waiting: 5, perKey: 1, retryAfterSeconds: 10 },
  /**
   * The console's exports: each reads for as long as its list is, and is sent as slowly as its reader takes it. One of
   * each operator, and a short line behind it: whoever exports in a loop waits for themselves.
   */
  exports: { running: 4, runningPerKey: 1, perKey: 4, waiting: 20, retryAfterSeconds: 10 },
  /** Drawing the console's papers; they waited in `prints`, before anything was read for them. */
  consoleDrawings: { running: 1, waiting: 1, retryAfterSeconds: 10 },
  /** Customers' invoices. More than this many waiting means that someone is not a shopkeeper with a printer. */
  invoices: { running: 1, waiting: 20, perKey: 5, retryAfterSeconds: 5 },
  /** Papers by a link, for whoever has it; the key is the paper. They hold up no customer's own papers. */
  sharedPapers: { running: 1, waiting: 10, perKey: 3, retryAfterSeconds: 5 },
  /** Order forms are many pages: few customers print one at the same moment. */
  orderForms: { running: 1, waiting: 10, perKey: 2, retryAfterSeconds: 5 },

  /**
   * Each sign-in is a dozen statements and one hash. A few at a time: an embedded database would
   * answer a hundred of them before anything else gets its turn. The key is the wide network: one
   * stranger with many addresses cannot fill the queue.
   */
  signIns: { running: 4, waiting: 120, perKey: 10, retryAfterSeconds: 10 },
  /** A few at a time, and few for each wide network: a hash is costly, and operators are few. */
  operatorPasswords: { running: 2, waiting: 40, perKey: 5, retryAfterSeconds: 10 },
  /** One hash at a time: each takes a core for its 50 ms, and readers need the others. */
  customerHashes: { running: 1, waiting: 120, retryAfterSeconds: 10 },
  /** On a thread of their own: operators do not wait behind a flood of customers' sign-ins. */
  operatorHashes: { running: 1, waiting: 30, retryAfterSeconds: 10 },

  /**
   * Rendering keeps the one thread busy: a few pages at a time, so that other requests get their turn
   * in between; those that wait are served within seconds.
   */
  guestPages: { running: 4, waiting: 100, retryAfterSeconds: 5 },
  /** Pages of signed-in customers wait for the database, those of guests hardly ever. */
  customerPages: { running: 4, waiting: 100, retryAfterSeconds: 5 },
  /** Encoding must not take every core; whoever is let in is served within seconds. */
  pictureSizes: { running: 2, waiting: 20, retryAfterSeconds: 5 },
  /** Each uploaded picture takes up to 200 MB while it is decoded. */
  pictureUploads: { running: 1, waiting: 10, retryAfterSeconds: 5 },

  /** Photographs of goods that customers send: of their own, so that no operator's picture waits for them. */
  returnPhotos: { running: 1, waiting: 20, perKey: 1, retryAfterSeconds: 5 },

  /**
   * Bodies of more than 64 KB, and those of `oneAtATime`, by signed-in people; the key is the person. What waits is not
   * read: parsing sixty files of one customer at once kept everybody waiting for half a second.
   */
  costlyBodies: {
    ...{ running: Infinity, runningPerKey: 1, perKey: 2, waiting: 1_000 },
    retryAfterSeconds: 5,
  },
  /** One list of typed lines at a time: many would each take their slice of every turn of the event loop. */
  orderMatches: { running: 1, waiting: 20, perKey: 2, retryAfterSeconds: 5 },
  /** One file is read at a time, in a thread. */
  orderFiles: { running: 1, waiting: 20, perKey: 2, retryAfterSeconds: 5 },
  /** One statement of a bank is read at a time, in a thread. */
  bankFiles: { running: 1, waiting: 5, perKey: 1, retryAfterSeconds: 5 },
  /** Answers of the portal of e-invoices: small files, one at a time, in a thread. */
  portalFiles: { running: 1, waiting: 10, perKey: 8, retryAfterSeconds: 5 },
  /** Each takes a thread, its file in memory and, on a server, a connection; one operator has one of them. */
  fileChecks: { running: 2, waiting: 0, perKey: 1, retryAfterSeconds: 10 },
} as const satisfies Record<string, QueueLimits>;

const mebibyte = 1024 * 1024;

/**
 * Operators' files, which are in memory whole while they arrive: so many bytes of them at once, and of one operator as
 * many as the largest and a picture beside it have. `countedAtLeast`: a small one holds its connection as long.
 */
export const uploadRoomLimits = {
  bytes: 128 * mebibyte,
  bytesPerOperator: 43 * mebibyte,
  countedAtLeast: mebibyte,
  retryAfterSeconds: 10,
};
