/** Whether a row with the same unique value was there first. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether the row that another one refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** The SQLSTATE; Drizzle wraps what the driver throws. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return ('code' in error ? error.code : undefined) ?? codeOf(error.cause);
}
