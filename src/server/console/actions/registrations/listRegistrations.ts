import { wireFields } from '#contract/wire-fields.ts';
import { plainFirmName } from '#domain/customers/firm-name.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import {
  type RequestRow,
  readRequests,
  readSimilar,
} from '#server/queries/customers/registrations.ts';

const columns = [
  ...(['id', 'name', 'email', 'phone', 'address', 'status', 'createdAt', 'decidedAt'] as const),
  ...(['reason', 'customerId'] as const),
] as const;

export const listRegistrations: ConsoleHandler<'listRegistrations'> = async ({ db }, input) => {
  const { status, id, q: words, cursor: beforeId, limit } = input;
  const rows = await readRequests(db, { status, id, words, beforeId, limit: limit + 1 });
  const { shown: requests, next } = pageOf(rows, limit, (row) => row.id);
  const known = requests.length > 0 ? await readSimilar(db, requests) : [];
  return {
    registrations: requests.map((request) => ({
      ...wireFields(request, columns),
      similar: known
        .filter((one) => one.id !== request.customerId)
        .flatMap((one) => {
          const why = similarity(request, one);
          return why ? [{ id: one.id, firm_name: one.firmName, why }] : [];
        }),
    })),
    next,
  };
};

type Known = Awaited<ReturnType<typeof readSimilar>>[number];

function similarity(request: RequestRow, known: Known): string | undefined {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  if (known.mobile === request.phone) return 'same phone';
  if (same(known.email, request.email)) return 'same e-mail';
  const names = [known.ownerName, known.firmName].map(plainFirmName);
  return names.includes(plainFirmName(request.name)) ? 'same name' : undefined;
}
