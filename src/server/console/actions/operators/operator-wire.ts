import type { OperatorWire } from '#contract/console/operators.ts';
import type { OperatorRow } from '#server/queries/operators/operators.ts';

export function operatorWire(row: OperatorRow, lastSeenAt: Date | null): OperatorWire {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    active: row.active,
    totp: row.totpConfirmedAt !== null,
    version: row.version,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

/** What the audit log keeps of an operator. */
export function auditedOperator({ email, name, role, active }: OperatorRow) {
  return { email, name, role, active };
}
