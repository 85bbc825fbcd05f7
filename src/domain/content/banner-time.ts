type Period = { startsAt: Date | null; endsAt: Date | null };

/** Whether a banner shows: from its first moment on, until its last. */
export function isShownAt({ startsAt, endsAt }: Period, now: number): boolean {
  return (
    (startsAt?.getTime() ?? now) <= now && now < (endsAt?.getTime() ?? Number.POSITIVE_INFINITY)
  );
}

/** When one of them next begins or ceases to show; undefined: none does. */
export function nextBannerChange(banners: readonly Period[], now: number): number | undefined {
  const moments = banners
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((moment) => (moment && moment.getTime() > now ? [moment.getTime()] : []));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
