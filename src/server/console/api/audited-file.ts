import type { ConsoleFile } from '#contract/console/index.ts';
import type { AuditDetails } from '#server/queries/operators/audit.ts';

type Keep = (subject: string, details: AuditDetails) => Promise<void>;

/**
 * A file of the console with its entry in the audit log: what was asked for, and how many rows went out. A whole one
 * is sent after its entry; one that is made as it is sent ends with it, also where the reader leaves before, and
 * breaks off where it cannot be written. `requireSession`: before each part, since a reader may take hours over it.
 */
export async function auditedFile(
  file: ConsoleFile,
  input: object,
  keep: Keep,
  requireSession: () => Promise<void>,
): Promise<ConsoleFile> {
  const { bytes, subject, rows } = file;
  const note = () => keep(subject, { after: { ...givenIn(file.asked ?? input), rows: rows() } });
  if (bytes instanceof Uint8Array) {
    await note();
    return file;
  }
  return { ...file, bytes: checked(bytes, requireSession, note) };
}

/** The filters that say something. */
function givenIn(input: object): Record<string, unknown> {
  const left = (value: unknown) => value === undefined || value === '' || value === false;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => !left(value)));
}

async function* checked<T>(
  chunks: AsyncIterable<T>,
  before: () => Promise<void>,
  end: () => Promise<void>,
) {
  try {
    for await (const chunk of chunks) {
      await before();
      yield chunk;
    }
  } finally {
    await end();
  }
}
