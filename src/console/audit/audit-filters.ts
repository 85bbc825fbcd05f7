import type { ConsoleInput } from '#contract/console/index.ts';

/** The filters of the audit log as its address has them. */
export function auditFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  return {
    operator_id: Number(given('operator_id')) || undefined,
    action: given('action'),
    subject: given('subject'),
    from: given('from'),
    to: given('to'),
  } satisfies ConsoleInput<'countAuditLog'>;
}
