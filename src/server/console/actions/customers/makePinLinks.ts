import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ConsoleOutput, ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { Refusal } from '#contract/refusal.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { maxPinLinks } from '#domain/limits.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { pinLink } from '#server/jobs/pin-link.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { replaceWelcomeTokens } from '#server/queries/account/reset-tokens.ts';
import {
  type CustomerRow,
  readCustomersById,
  searchCustomers,
} from '#server/queries/customers/console-customers.ts';
import { readNewContacts } from '#server/queries/customers/contact-changes.ts';
import { insertAuditParts } from '#server/queries/operators/audit.ts';
import { customerSearchOf } from './customer-search.ts';

const refuse = consoleRefusalsOf('makePinLinks');

type Input = ParsedConsoleInput<'makePinLinks'>;

/** For shopkeepers who read no mail: one round through the customers on the shop's first day. */
export const makePinLinks: ConsoleHandler<'makePinLinks'> = (context, input) => {
  const { db, operator, audit, caller } = context;
  const isOwner = operator.role === 'owner';
  // With the link of somebody who has a PIN, an operator could sign in as them.
  if (input.with_pin && !isOwner) {
    throw new Refusal('not-allowed', 'Only an owner makes links for customers who have a PIN.');
  }
  return db.transaction(async (tx) => {
    const found = (await findCustomers(tx, input)).filter(({ forgottenAt }) => !forgottenAt);
    const newContacts = await readNewContacts(
      tx,
      found.map(({ id }) => id),
    );
    const judged = found.map((row) => {
      const why = leftOutFor(row, input.with_pin, !isOwner && newContacts.has(row.id));
      return { row, why };
    });
    const left_out = judged.flatMap(({ row, why }) =>
      why ? [{ customer_id: row.id, firm_name: row.firmName, why }] : [],
    );
    const made = judged.flatMap(({ row, why }) =>
      why ? [] : [{ row, token: randomBytes(32).toString('base64url') }],
    );
    if (made.length === 0) return { links: [], until: new Date().toISOString(), left_out };
    const until = await replaceWelcomeTokens(
      tx,
      made.map(({ row, token }) => ({ tokenHash: hashToken(token), customerId: row.id })),
    );
    const shopName = shopNameOf(context.catalogue.current().shop.settings);
    await audit(tx, 'PIN links', { after: { customers: made.length, with_pin: input.with_pin } });
    await insertAuditParts(
      tx,
      {
        ...{ operatorId: operator.id, action: 'makePinLinks', address: caller.address },
        partOf: 'PIN links',
      },
      sql`select 'customer ' || id as subject, null::int as about,
          jsonb_build_object('after', jsonb_build_object('pin_link', 'shared')) as details
        from unnest(${`{${made.map(({ row }) => row.id).join(',')}}`}::int[]) as id`,
    );
    const links = made.map(({ row, token }) => linkWire(row, token, shopName));
    return { links, until: until.toISOString(), left_out };
  });
};

async function findCustomers(tx: Db, { ids, filters }: Input): Promise<CustomerRow[]> {
  if (ids) return readCustomersById(tx, ids);
  const search = customerSearchOf(filters ?? { q: '', route: '' });
  const found = await searchCustomers(tx, { ...search, after: undefined, limit: maxPinLinks + 1 });
  if (found.length <= maxPinLinks) return found;
  const most = groupDigits(maxPinLinks);
  throw refuse(
    'too-many',
    `At most ${most} customers at once. Please filter them, by route for example.`,
  );
}

type Why = ConsoleOutput<'makePinLinks'>['left_out'][number]['why'];

function leftOutFor(
  { blockedAt, pinHash }: CustomerRow,
  withPin: boolean,
  isNewContact: boolean,
): Why | undefined {
  if (blockedAt) return 'blocked';
  if (pinHash !== null && !withPin) return 'has-pin';
  return isNewContact ? 'contact-changed' : undefined;
}

function linkWire(row: CustomerRow, token: string, shopName: string) {
  const path = pinLink('', token, row.language ?? undefined);
  const texts = mailTexts(row.language);
  return {
    ...{ customer_id: row.id, firm_name: row.firmName, owner_name: row.ownerName },
    ...{ mobile: row.mobile, path },
    message: texts.welcomeMessage({ name: row.ownerName, shopName, link: path }),
  };
}
