import type { Random } from '#test/random.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import type { PatroniFaultName } from './patroni-engine.ts';
import type { PostgresFaultName } from './postgres-engine.ts';

export type EngineFaultName = PostgresFaultName | PatroniFaultName;

/** The database under a shop, and what can break in it. */
export type Engine = {
  /** What every node is given as DATABASE_URL. */
  url: string;
  /** The primary of this moment, past whatever breaks. */
  primaryUrl(): Promise<string>;
  /** Those that the programs and rights of this machine allow; each breaks something and mends it. */
  faults: Partial<Record<EngineFaultName, (random: Random) => Promise<void>>>;
  /** What it says to writes that come past the shop all the while: how long it needs by itself. */
  acknowledged?: Acknowledgements;
  close(): Promise<void>;
};
