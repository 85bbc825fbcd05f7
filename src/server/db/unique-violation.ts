/** Whether a row with the same unique value was there first. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || isUniqueViolation(error.cause); // Drizzle wraps what the driver throws
}
