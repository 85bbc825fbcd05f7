type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** An error as the log may have it: a failed query without the values that were in it. */
export function loggedError(error: Error): LoggedError {
  // A disk that is full, or memory, is told in the database's own words: no values are in them.
  const isOutOfRoom = 'code' in error && /^53/.test(String(error.code));
  const isQuery = 'query' in error && 'params' in error && !isOutOfRoom;
  return {
    type: error.constructor.name,
    message: isQuery ? 'a query failed' : error.message,
    stack: isQuery ? '' : (error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(isQuery ? { query: error.query } : {}),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}
