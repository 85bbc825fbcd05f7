import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { SettingsFields } from '#contract/console/settings.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { shopTaxFault } from '#domain/tax/shop-tax.ts';
import { givenOf, refuseMissingPicture } from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { cleanSchemaCode } from '#server/html/clean-html.ts';
import { cleanHeaderTags } from '#server/html/head-tags.ts';
import { badField } from '#server/messages/bad-input.ts';
import { isPrefixUsed } from '#server/queries/invoices/series.ts';
import { lockSettings, updateSettings } from '#server/queries/shop/shop-settings.ts';
import { settingsColumns, settingsFieldsOf, settingsWire } from './settings-wire.ts';

const refuse = consoleRefusalsOf('saveSettings');

export const saveSettings: ConsoleHandler<'saveSettings'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { version, ...given } = input;
    const row = await lockSettings(tx);
    if (version !== undefined && version !== row.version) {
      throw refuse('changed-elsewhere', 'Someone has changed the settings meanwhile.', {
        settings: settingsWire(row),
      });
    }
    const before = settingsFieldsOf(row);
    const draft = cleaned({ ...before, ...givenOf(given) });
    for (const field of ['logo', 'logo_dark'] as const) {
      const picture = { name: draft[field], known: before[field] };
      await refuseMissingPicture(tx, 'shop', field, picture);
    }
    const names = (Object.keys(draft) as (keyof SettingsFields)[]).filter(
      (name) => before[name] !== draft[name],
    ); // `as`: keys of that very object
    refuseFaults(draft, names);
    await refuseSharedSeries(tx, draft, names);
    if (names.length === 0) return { settings: settingsWire(row) };
    const after = await updateSettings(tx, settingsColumns(draft, row));
    const pick = (fields: SettingsFields) =>
      Object.fromEntries(names.map((name) => [name, fields[name]]));
    await audit(tx, 'shop settings', { before: pick(before), after: pick(draft) });
    return { settings: settingsWire(after) };
  });

/** Of the shop: the portal takes no paper without them. */
const eInvoiceFields = ['gstin', 'city', 'pincode'] as const;

/** What is wrong with one setting in view of another; of those that are changed, so that others can be saved. */
function refuseFaults(draft: SettingsFields, changed: readonly (keyof SettingsFields)[]): void {
  const { gst_mode: gstMode, gstin, state, invoice_prefix, credit_note_prefix } = draft;
  const { receipt_prefix } = draft;
  const fault = shopTaxFault({ gstMode, gstin, state });
  const isChanged = (name: string) => changed.some((one) => one === name);
  if (fault && ['gst_mode', 'gstin', 'state'].some(isChanged)) {
    throw badField(fault.field, fault.words);
  }
  const lacking = eInvoiceFields.find((field) => draft[field] === '');
  if (draft.e_invoice && lacking && ['e_invoice', ...eInvoiceFields].some(isChanged)) {
    throw badField(lacking, 'is required for e-invoices');
  }
  if (invoice_prefix === credit_note_prefix) {
    throw badField('credit_note_prefix', 'must not be the one of invoices');
  }
  if ([invoice_prefix, credit_note_prefix].includes(receipt_prefix)) {
    throw badField('receipt_prefix', 'must not be the one of invoices or credit notes');
  }
}

/** Papers of two kinds that took their numbers from one series in turn would each have gaps. */
async function refuseSharedSeries(
  tx: Db,
  draft: SettingsFields,
  changed: readonly (keyof SettingsFields)[],
): Promise<void> {
  const day = dayInIndia(new Date().toISOString());
  for (const { field } of series.filter((one) => changed.includes(one.field))) {
    for (const { papers, words } of series.filter((one) => one.field !== field)) {
      if (await isPrefixUsed(tx, papers, { prefix: draft[field], day })) {
        throw badField(field, `must not be one that ${words} of this year have`);
      }
    }
  }
}

const series = [
  { field: 'invoice_prefix', papers: 'invoices', words: 'invoices' },
  { field: 'credit_note_prefix', papers: 'credit-notes', words: 'credit notes' },
  { field: 'receipt_prefix', papers: 'receipts', words: 'receipts' },
] as const;

/** Head tags and structured data are stored clean. */
function cleaned(draft: SettingsFields): SettingsFields {
  const schema_code = cleanSchemaCode(draft.schema_code);
  if (schema_code === undefined) throw badField('schema_code', 'must be JSON');
  return { ...draft, schema_code, header_tags: cleanHeaderTags(draft.header_tags) };
}
