import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

const { waitFor } = vi;

/** Vitest waits for a second and has no setting for it: as long as `expect.poll` instead. */
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: patienceMs, ...(typeof options === 'number' ? {} : options) });
