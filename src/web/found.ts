import { data } from 'react-router';
import { Refusal } from '#contract/refusal.ts';

/** What an address names, read. What is not there, or cannot even be a name, is a page not found. */
export async function found<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Refusal && ['not-found', 'bad-input'].includes(error.code)) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
