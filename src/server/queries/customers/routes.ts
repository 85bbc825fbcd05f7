import { asc, ne } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';

/** The delivery routes that customers are on. */
export async function readRoutes(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ route: customers.route })
    .from(customers)
    .where(ne(customers.route, ''))
    .orderBy(asc(customers.route))
    .limit(200);
  return rows.map((row) => row.route);
}
