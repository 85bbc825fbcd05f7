import type { OperatorWire } from '#contract/console/operators.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { OperatorRow } from '#server/queries/operators/operators.ts';

export function operatorWire(row: OperatorRow, lastSeenAt: Date | null): OperatorWire {
  return {
    ...wireFields(row, ['id', 'email', 'name', 'role', 'routes', 'active', 'version']),
    totp: row.totpConfirmedAt !== null,
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

/** What the audit log keeps of an operator. */
export function auditedOperator({ email, name, role, routes, active }: OperatorRow) {
  return { email, name, role, ...(role === 'driver' ? { routes } : {}), active };
}
