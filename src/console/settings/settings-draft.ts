import { settingsTexts } from '#console/messages/settings.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { SettingsWire } from '#contract/console/settings.ts';
import type { GstMode } from '#domain/tax/place-of-supply.ts';

export type SettingName = keyof typeof settingsTexts.fields;
export type SettingsTexts = Record<SettingName, string>;

const names = Object.keys(settingsTexts.fields) as SettingName[]; // `as`: keys of that very object
const amounts: ReadonlySet<string> = new Set(['cost_per_km', 'express_delivery', 'bounce_charge']);

/** The settings as they are typed. */
export function settingsTextsOf(settings: SettingsWire | undefined): SettingsTexts {
  const entries = names.map((name) => {
    const value = settings?.[name] ?? '';
    return [name, amounts.has(name) ? Number(value).toFixed(2) : String(value)];
  });
  return Object.fromEntries(entries) as SettingsTexts; // `as`: one for each name
}

/** What was typed, in the words of saveSettings. */
export function settingsInput(changes: Partial<SettingsTexts>): ConsoleInput<'saveSettings'> {
  const { low_stock_units: low, gst_mode, e_invoice, ...texts } = changes;
  return {
    ...texts,
    ...(low === undefined ? {} : { low_stock_units: low === '' ? null : low }),
    ...(e_invoice === undefined ? {} : { e_invoice: e_invoice === 'true' }),
    ...(gst_mode === undefined ? {} : { gst_mode: gst_mode as GstMode }), // `as`: one of the choices
  };
}
