import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Tables with a column that names the customer. */
export const tablesByCustomer = [
  ...['sessions', 'cart_lines', 'cart_changes', 'cart_reminders', 'orders'],
  ...['coupon_uses', 'notifications', 'reviews', 'review_votes', 'reset_tokens'],
  ...['audit_personal', 'known_devices', 'contact_changes'],
  ...['invoices', 'invoice_links', 'credit_notes', 'posting_lines', 'return_requests'],
  ...['receipts', 'bills', 'customer_accounts'],
];
/** Tables with a column that names an order. What happened to the stock is the shop's own. */
export const tablesByOrder = ['order_lines', 'order_events', 'order_notes', 'order_mails'];

/** Tables with a column that names a paper of the customer’s: it by its table. */
const tablesByPaper = {
  invoice_lines: ['invoice_id', 'invoices'],
  credit_note_lines: ['credit_note_id', 'credit_notes'],
  return_request_lines: ['request_id', 'return_requests'],
  return_photos: ['request_id', 'return_requests'],
  payments: ['receipt_id', 'receipts'],
} as const;

/** Never leaves the database: who has it could sign in. */
const secrets = sql`array['pin_hash', 'token_hash']`;
/** Of one table: more than any customer has. */
const most = 100_000;

type Person = { id: number; email: string; mobile: string };

/** Every row about one customer, as the database keeps it, by table. */
export async function readAllAbout(db: Db, { id, email, mobile }: Person) {
  const read = async (table: string, where: SQL): Promise<[string, unknown[]]> => {
    const rows = await rowsOf<{ row: unknown }>(
      db,
      sql`select to_jsonb(t) - ${secrets} as row from ${sql.identifier(table)} t
        where ${where} order by 1 limit ${most}`,
    );
    return [table, rows.map(({ row }) => row)];
  };
  const sameEmail = sql`(t.email <> '' and lower(t.email) = lower(${email}))`;
  const ofOrder = sql`t.order_id in (select id from orders where customer_id = ${id})`;
  const reads: [string, SQL][] = [
    ['customers', sql`t.id = ${id}`],
    ['registration_requests', sql`t.customer_id = ${id} or t.phone = ${mobile} or ${sameEmail}`],
    ['contact_messages', sameEmail],
    ...tablesByCustomer.map((table): [string, SQL] => [table, sql`t.customer_id = ${id}`]),
    ...Object.entries(tablesByPaper).map(([table, [column, paper]]): [string, SQL] => [
      table,
      sql`t.${sql.identifier(column)} in
        (select id from ${sql.identifier(paper)} where customer_id = ${id})`,
    ]),
    ...tablesByOrder.map((table): [string, SQL] => [table, ofOrder]),
    ['audit_log', sql`t.subject = ${`customer ${id}`}`],
  ];
  const tables: [string, unknown[]][] = [];
  for (const [table, where] of reads) tables.push(await read(table, where));
  return Object.fromEntries(tables);
}
