import { pageLength } from '#contract/console/html-lengths.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { tooLong } from '#contract/fields.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseChanged } from '#server/console/existing.ts';
import { cleanHtmlWithin } from '#server/html/clean-html.ts';
import { badField } from '#server/messages/bad-input.ts';
import { lockPage, updatePage } from '#server/queries/content/shop-content.ts';
import { pageWire } from './page-wire.ts';

const refuse = consoleRefusalsOf('savePage');

export const savePage: ConsoleHandler<'savePage'> = ({ db, audit }, { key, version, ...given }) =>
  db.transaction(async (tx) => {
    const before = await lockPage(tx, key);
    const page = pageWire(key, before);
    refuseChanged(refuse, 'page', { read: version, now: before.version }, { page });
    const html = cleaned('value', given.value) ?? before.html;
    const htmlHi = cleaned('value_hi', given.value_hi) ?? before.htmlHi;
    const after = pageWire(key, await updatePage(tx, key, { html, htmlHi }));
    const audited = ({ value, value_hi }: typeof page) => ({ value, value_hi });
    await audit(tx, `page ${key}`, { before: audited(page), after: audited(after) });
    return { page: after };
  });

function cleaned(field: 'value' | 'value_hi', given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const html = cleanHtmlWithin(pageLength, given);
  if (html === undefined) throw badField(field, tooLong(pageLength));
  return html;
}
