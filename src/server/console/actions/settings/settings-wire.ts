import type { SettingsFields, SettingsWire } from '#contract/console/settings.ts';
import { columnFields, wireFields } from '#contract/wire-fields.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import { deliveryArea, settingsTexts } from '#server/actions/shop/settings-columns.ts';
import type { SettingsRow } from '#server/queries/shop/shop-settings.ts';

export function settingsWire(row: SettingsRow): SettingsWire {
  return { version: row.version, ...settingsFieldsOf(row) };
}

const columns = [
  ...settingsTexts,
  ...deliveryArea,
  ...([
    'gstMode',
    'state',
    'pincode',
    'invoicePrefix',
    'creditNotePrefix',
    'receiptPrefix',
    'duesText',
    'duesTextHi',
    'hsnDigits',
  ] as const),
  ...(['lowStockUnits', 'coverDays', 'returnDays'] as const),
] as const;

export function settingsFieldsOf(row: SettingsRow): SettingsFields {
  return {
    ...wireFields(row, columns),
    e_invoice: row.eInvoiceSince !== null,
    cost_per_km: paiseToRupees(row.costPerKmPaise),
    bounce_charge: paiseToRupees(row.bounceChargePaise),
    express_delivery: paiseToRupees(row.expressPaise),
  };
}

export function settingsColumns(fields: SettingsFields, before: SettingsRow) {
  return {
    ...columnFields(fields, columns),
    eInvoiceSince: fields.e_invoice
      ? (before.eInvoiceSince ?? dayInIndia(new Date().toISOString()))
      : null,
    costPerKmPaise: rupeesToPaise(fields.cost_per_km),
    bounceChargePaise: rupeesToPaise(fields.bounce_charge),
    expressPaise: rupeesToPaise(fields.express_delivery),
  };
}
