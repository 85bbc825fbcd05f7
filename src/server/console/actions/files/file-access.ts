import { Refusal } from '#contract/refusal.ts';
import { type ImportKind, importKinds, permissionOfKind } from '#domain/files/import-file.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findFile, type ImportFile, settleAbandoned } from '#server/queries/files/import-files.ts';

type Operator = OperatorContext['operator'];

/** Those that the operator may handle; only one of them where it is named. */
export function kindsOf({ may }: Pick<Operator, 'may'>, only?: ImportKind): ImportKind[] {
  return importKinds.filter(
    (kind) => may(permissionOfKind(kind)) && (only === undefined || kind === only),
  );
}

export function requireKind(operator: Operator, kind: ImportKind): void {
  if (kindsOf(operator).includes(kind)) return;
  throw new Refusal('not-allowed', `Your role does not include files of ${kind}.`);
}

export async function getOwnFile(
  { db, operator }: OperatorContext,
  fileId: number,
): Promise<ImportFile> {
  await settleAbandoned(db);
  const file = existing(await findFile(db, fileId), 'file');
  requireKind(operator, file.kind);
  return file;
}
