import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { pinLink } from '#server/jobs/pin-link.ts';
import { shopSettings } from '#server/print/shop-settings.ts';
import { readUsableTokens } from '#server/queries/account/reset-tokens.ts';
import { pdfFile } from './pdf-file.ts';

const refuse = consoleRefusalsOf('drawPinSlips');

/** The shop keeps only hashes of its links: whoever has just made them sends them back to be drawn. */
export const drawPinSlips: ConsoleHandler<'drawPinSlips'> = async (context, { links, origin }) => {
  const given = new Map(links.map((link) => [hashToken(link.token), link]));
  const found = await readUsableTokens(context.db, [...given.keys()]);
  const slips = found.flatMap(({ tokenHash, expiresAt, customer }) => {
    const link = given.get(tokenHash);
    if (link?.customer_id !== customer.id) return [];
    const language = customer.language ?? undefined;
    return [
      {
        firm: customer.firmName,
        owner: customer.ownerName,
        mobile: formatMobile(customer.mobile),
        link: pinLink(origin, link.token, language),
        site: origin.replace(/^https?:\/\//, ''),
        until: expiresAt.toISOString(),
        language: language ?? ('en' as const),
      },
    ];
  });
  if (slips.length < links.length) {
    throw refuse(
      'bad-token',
      'Some of these links are used, or newer ones have replaced them. Please make them anew.',
    );
  }
  const { shop_name = '', phone = '' } = shopSettings(context.catalogue);
  const contents = { subject: 'PIN links', rows: slips.length };
  const shop = { name: shop_name, phone };
  const file = await pdfFile(context, 'pin-slips', contents, { kind: 'pin-slips', shop, slips });
  // Never the links themselves.
  return { ...file, asked: { customers: slips.length } };
};
