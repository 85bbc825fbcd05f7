/** How long the database may take; a request that waits longer than these has failed. */
export const timeouts = {
  /** For a connection, new or free: in a rush people rather wait a little than are sent away. */
  connectMs: 4_000,
  /** Of jobs, migrations and backups, which may also wait for one another's. */
  backgroundConnectMs: 10_000,
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
};

/** How long the database may take to say that it is there. */
export const pingMs = 1_000;

export type Timeouts = typeof timeouts;
