import type { PGlite, Results } from '@electric-sql/pglite';

/**
 * Several statements at once may hold a transaction: one that failed is not left open, since whoever
 * comes next on this one connection would be refused, until a restart.
 */
export async function execOrRollback(pglite: PGlite, text: string): Promise<Results[]> {
  try {
    return await pglite.exec(text);
  } catch (error) {
    await pglite.exec('rollback');
    throw error;
  }
}

/** PANIC: it could not write its log, and nothing that follows can be relied on. */
export function isPanic(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  return ('severity' in error && error.severity === 'PANIC') || isPanic(error.cause);
}
