/**
 * SQLSTATEs: connection lost (class 08), serialization failure, deadlock, too many connections, lock or
 * statement time-out, shutdown.
 */
const busyStates = /^(?:08...|40001|40P01|53300|55P03|57014|57P0[1-3])$/;
const lostConnections: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the pg driver throws by itself, without a code. */
const driverMessages = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether the database is away or overloaded: trying again soon may succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    busyStates.test(code) ||
    lostConnections.has(code) ||
    driverMessages.some((message) => error.message.startsWith(message)) ||
    isDatabaseBusy(error.cause) // Drizzle wraps what the driver throws
  );
}
