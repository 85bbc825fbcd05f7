import { notFound } from '#web/listing/refused.ts';

/** Not there, or no name that a product could have. */
const noSuchPage: readonly unknown[] = [404, 400];

/** What an address names. */
export async function found<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    // By its looks: the server's Refusal and the one built into the storefront are not the same.
    const status = error instanceof Error && 'httpStatus' in error && error.httpStatus;
    if (noSuchPage.includes(status)) notFound();
    throw error;
  }
}
