import type { SettingsFields, SettingsWire } from '#contract/console/settings.ts';
import { columnFields, wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { settingsTexts } from '#server/actions/shop/settings-columns.ts';
import type { SettingsRow } from '#server/queries/shop/shop-settings.ts';

export function settingsWire(row: SettingsRow): SettingsWire {
  return { version: row.version, ...settingsFieldsOf(row) };
}

const columns = [
  ...settingsTexts,
  ...(['gstMode', 'state', 'invoicePrefix', 'creditNotePrefix', 'hsnDigits'] as const),
  ...(['lowStockUnits', 'coverDays'] as const),
] as const;

export function settingsFieldsOf(row: SettingsRow): SettingsFields {
  return {
    ...wireFields(row, columns),
    cost_per_km: paiseToRupees(row.costPerKmPaise),
    express_delivery: paiseToRupees(row.expressPaise),
  };
}

export function settingsColumns(fields: SettingsFields) {
  return {
    ...columnFields(fields, columns),
    costPerKmPaise: rupeesToPaise(fields.cost_per_km),
    expressPaise: rupeesToPaise(fields.express_delivery),
  };
}
