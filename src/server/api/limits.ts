import type { ActionName } from '#contract/names.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Db } from '#server/db/connect.ts';
import { countCall } from '#server/queries/sessions.ts';

/** Longest address line answered; longer ones are refused before they are parsed. */
export const maxUrlLength = 8_192;
export const maxBodyBytes = 1_048_576;

/** Writes open to anyone, per address. Shopkeepers share addresses, so these are generous. */
const publicWrites = { calls: 60, windowSeconds: 600 };

export async function limitPublicWrite(db: Db, action: ActionName, address: string): Promise<void> {
  const { calls, secondsLeft } = await countCall(
    db,
    `${action} ${address}`,
    publicWrites.windowSeconds,
  );
  if (calls <= publicWrites.calls) return;
  throw new Refusal('too-many-tries', 'Too many tries. Please wait a little and try again.', {
    retry_after: secondsLeft,
  });
}
