/** How long tests wait for what must come: `npm run mutate`, which may run for hours beside other work, has more. */
export const patienceMs = Number(process.env.TEST_PATIENCE_MS ?? 5_000);
