/** How long the database may take; a request that waits longer than these has failed. */
export const timeouts = {
  /** For a new connection: a server that lets nobody in is away. */
  connectMs: 4_000,
  /** For one that is free: in a rush people rather wait than are sent away. */
  waitMs: 10_000,
  /** Whatever takes longer runs in batches, or in the background without a limit. */
  statementMs: 4_000,
  /** For a row that somebody else holds. */
  lockMs: 3_000,
  idleInTransactionMs: 10_000,
  /** Noticed on this side: more than the server's own limit, for a server that no longer answers. */
  queryMs: 5_000,
  /** How often a connection that only listens is tried, and how long its answer may take. */
  heartbeatMs: 10_000,
  heartbeatAnswerMs: 5_000,
  /** Before a listener that was lost connects again. */
  relistenMs: 2_000,
  /** How often a write is tried, and how long it may take. */
  probeEveryMs: 3_000,
  probeMs: 4_000,
};

/** How long the database may take to say that it is there. */
export const pingMs = 1_000;

export type Timeouts = typeof timeouts;
