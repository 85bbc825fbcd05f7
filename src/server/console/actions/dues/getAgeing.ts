import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { defineList } from '#server/console/define-list.ts';
import { duesMessage } from '#server/messages/dues.ts';
import {
  type AgeingFilter,
  type AgeingRow,
  type Ages,
  readAgeing,
  sumAgeing,
} from '#server/queries/ledger/ageing.ts';
import { readSettings, type SettingsRow } from '#server/queries/shop/shop-settings.ts';

const names = [
  ...(['not_due', 'days_15', 'days_30', 'days_60', 'days_90', 'older', 'advance'] as const),
  ...(['past_due', 'total'] as const),
];

const columns: Record<(typeof names)[number], keyof Ages> = {
  ...{ not_due: 'notDuePaise', days_15: 'days15Paise', days_30: 'days30Paise' },
  ...{ days_60: 'days60Paise', days_90: 'days90Paise', older: 'olderPaise' },
  ...{ advance: 'advancePaise', past_due: 'pastDuePaise', total: 'totalPaise' },
};

function agesWire(ages: Ages) {
  const entries = names.map((name) => [name, paiseToRupees(ages[columns[name]])]);
  return Object.fromEntries(entries) as Record<(typeof names)[number], number>; // `as`: one for each name
}

function rowWire(row: AgeingRow, settings: SettingsRow) {
  const { id, firmName, route, forgottenAt } = row;
  const known = forgottenAt === null;
  return {
    ...{ id, firm_name: firmName, route },
    ...{ owner_name: known ? row.ownerName : '', mobile: known ? row.mobile : '' },
    ...agesWire(row),
    message: known && row.pastDuePaise > 0 ? duesMessage(row, settings) : '',
  };
}

function filterOf({ route, overdue }: ParsedConsoleInput<'countAgeing'>): AgeingFilter {
  return { route, overdue: overdue !== undefined };
}

const ageing = defineList({
  rows: 'customers',
  filterOf,
  async count(db, filter, most) {
    return Math.min((await sumAgeing(db, filter)).customers, most);
  },
  /** What was owed moves on while one pages: a page begins after so many. */
  async readPage({ db }, filter, { cursor, limit }) {
    const offset = Number(cursor ?? 0);
    const found = await readAgeing(db, filter, { offset, limit: limit + 1 });
    const settings = await readSettings(db);
    const rows = found.slice(0, limit).map((row) => rowWire(row, settings));
    return { rows, next: found.length > limit ? String(offset + limit) : null };
  },
});

export const getAgeing: ConsoleHandler<'getAgeing'> = async (context, input) => {
  const { customers, ...sums } = await sumAgeing(context.db, filterOf(input));
  return { ...(await ageing.list(context, input)), sums: { ...agesWire(sums), customers } };
};
export const countAgeing = ageing.count;
export const exportAgeing = ageing.export('dues', [
  ...(['id', 'firm_name', 'owner_name', 'mobile', 'route'] as const),
  ...names,
]);
