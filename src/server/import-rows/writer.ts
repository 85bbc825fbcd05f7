import type { Db } from '#server/db/connect.ts';
import type { ChangeSource, ImportFile } from '#server/queries/files/import-files.ts';
import type { AuditOrigin } from '#server/queries/operators/audit.ts';

/** What a row is about is no longer as it was found, or left: nothing is written then. */
export class ChangedSince extends Error {}

export type Write = {
  tx: Db;
  file: Pick<ImportFile, 'id' | 'added' | 'changed' | 'newBrands'> & { kind: ChangeSource };
  /** Of the audit log's entries, one for each row. */
  origin: AuditOrigin & { operatorId: number; partOf: string };
  /** How many rows are done; two passes over the same rows are half a row each. */
  done: (rows: number) => void;
};

export type Writer = { apply(write: Write): Promise<void>; undo(write: Write): Promise<void> };
