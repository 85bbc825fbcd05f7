import { isRefusal } from '#contract/refusal.ts';
import { notFound } from '#web/listing/refused.ts';

/** What an address names; not there, or no name that a product could have, is a 404. */
export async function found<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isRefusal(error) && [404, 400].includes(error.httpStatus)) notFound();
    throw error;
  }
}
