import { vi } from 'vitest';

const { waitFor } = vi;

/** Vitest waits for a second and has no setting for it: as long as `expect.poll` instead. */
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 5_000, ...(typeof options === 'number' ? {} : options) });
