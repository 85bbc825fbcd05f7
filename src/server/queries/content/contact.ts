import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#domain/india/language.ts';
import type { Db } from '#server/db/connect.ts';
import { contactMessages } from '#server/db/schema/content.ts';

type NewMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  language?: Language;
};

/** Kept for the operator; gives its id. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const [row] = await db
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not kept.');
  return row.id;
}

export async function findUnmailedMessage(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.mailedAt)));
  return row;
}

export async function markMailed(db: Db, id: number): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: sql`now()` }).where(eq(contactMessages.id, id));
}
