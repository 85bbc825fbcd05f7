export type LoginAttempts = {
  failures: number;
  /** How often this account has been locked in a row. */
  locks: number;
  lockedUntilMs: number | undefined;
  lastTryMs: number;
};

const minuteMs = 60_000;
const triesPerLock = 5;
const firstLockMinutes = 15;
const longestLockMinutes = 24 * 60;
/** A day without a try, counted from the end of the last lock, and all counts start at zero again. */
const forgottenAfterMs = 24 * 60 * minuteMs;

export type Try = { allowed: false; waitSeconds: number } | { allowed: true; next: LoginAttempts };

/**
 * Counts a try before its PIN is looked at, as if it were wrong, so that guesses sent side by side
 * count too; a right PIN sets the counts back. The fifth try is still looked at, then the lock holds.
 */
export function nextTry(before: LoginAttempts | undefined, nowMs: number): Try {
  const lockedUntilMs = before?.lockedUntilMs ?? 0;
  if (lockedUntilMs > nowMs) {
    return { allowed: false, waitSeconds: Math.ceil((lockedUntilMs - nowMs) / 1000) };
  }
  // From the end of the lock: its own 24 hours are no quiet day, or the next would be short again.
  const quietSinceMs = Math.max(before?.lastTryMs ?? 0, lockedUntilMs);
  const fresh = !before || nowMs - quietSinceMs > forgottenAfterMs;
  const failures = (fresh ? 0 : before.failures) + 1;
  const locks = fresh ? 0 : before.locks;
  if (failures < triesPerLock) {
    return { allowed: true, next: { failures, locks, lockedUntilMs: undefined, lastTryMs: nowMs } };
  }
  const minutes = Math.min(firstLockMinutes * 2 ** locks, longestLockMinutes);
  return {
    allowed: true,
    next: {
      failures: 0,
      locks: locks + 1,
      lockedUntilMs: nowMs + minutes * minuteMs,
      lastTryMs: nowMs,
    },
  };
}

/** "15 minutes", "2 hours" */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** "15 मिनट", "2 घंटे" */
export function waitInHindi(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} मिनट` : `${Math.ceil(minutes / 60)} घंटे`;
}
