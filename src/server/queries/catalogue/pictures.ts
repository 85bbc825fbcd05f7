import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { pictures } from '#server/db/schema/pictures.ts';

type NewPicture = {
  folder: string;
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
};

/** The same picture twice is one: its name is its hash. */
export async function insertPicture(tx: Db, picture: NewPicture): Promise<boolean> {
  const rows = await tx
    .insert(pictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ name: pictures.name });
  return rows.length > 0;
}

/** Whether it was uploaded, or a product has it already: files of the shop's own folder have no row. */
export async function productPictureExists(tx: Db, name: string): Promise<boolean> {
  return (
    (await pictureExists(tx, 'products', name)) ||
    (await tx.$count(products, eq(products.image, name))) > 0
  );
}

/** Whether it was uploaded. */
export async function pictureExists(tx: Db, folder: string, name: string): Promise<boolean> {
  const isOne = and(eq(pictures.folder, folder), eq(pictures.name, name));
  return (await tx.$count(pictures, isOne)) > 0;
}

/** Several that are new, in one statement. */
export async function insertPictures(tx: Db, list: NewPicture[]): Promise<void> {
  await tx.insert(pictures).values(list).onConflictDoNothing();
}

export async function findPicture(
  db: Db,
  folder: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.folder, folder), eq(pictures.name, name)));
  return row?.bytes;
}
