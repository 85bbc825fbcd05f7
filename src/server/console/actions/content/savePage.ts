import { pageLength } from '#contract/console/html-lengths.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { tooLong } from '#contract/fields.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseChanged } from '#server/console/existing.ts';
import { cleanHtmlWithin } from '#server/html/clean-html.ts';
import { badField } from '#server/messages/bad-input.ts';
import { lockPage, updatePage } from '#server/queries/content/shop-content.ts';

const refuse = consoleRefusalsOf('savePage');

export const savePage: ConsoleHandler<'savePage'> = ({ db, audit }, { key, version, value }) =>
  db.transaction(async (tx) => {
    const before = await lockPage(tx, key);
    const page = { key, version: before.version, value: before.html };
    refuseChanged(refuse, 'page', { read: version, now: before.version }, { page });
    const html = cleanHtmlWithin(pageLength, value);
    if (html === undefined) throw badField('value', tooLong(pageLength));
    const after = await updatePage(tx, key, html);
    await audit(tx, `page ${key}`, {
      before: { value: before.html },
      after: { value: after.html },
    });
    return { page: { key, version: after.version, value: after.html } };
  });
