/**
 * SQLSTATEs: connection lost (class 08), a standby that takes no writes (another one is primary now),
 * serialization failure, deadlock, no room on the disk or in memory and too many connections (class 53),
 * lock or statement time-out, shutdown.
 */
const busyStates = /^(?:08...|25006|40001|40P01|53...|55P03|57014|57P0[1-3])$/;
/** Nothing mends these but a person. */
const outOfRoom = /^53[12]00$/;
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

/** Whether its disk or memory is full. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && outOfRoom.test(String(error.code))) || isOutOfRoom(error.cause);
}
