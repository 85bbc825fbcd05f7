type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** An error as the log may have it: a failed query without the values that were in it. */
export function loggedError(error: Error): LoggedError {
  const isQuery = 'query' in error && 'params' in error;
  return {
    type: error.constructor.name,
    message: isQuery ? 'a query failed' : error.message,
    stack: isQuery ? '' : (error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(isQuery ? { query: error.query } : {}),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}
