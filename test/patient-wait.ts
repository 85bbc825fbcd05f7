import { vi } from 'vitest';

const { waitFor } = vi;

/** Vitest waits for a second and has no setting for it: a busy machine is slow, not wrong. */
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 20_000, ...(typeof options === 'number' ? {} : options) });
