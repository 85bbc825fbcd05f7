/** What is mutated, and by which tests each area is judged. */
export const areas = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: ['src/domain/**/*.test.ts'],
    database: false,
  },
  server: {
    mutate: [
      'src/server/api/**/*.ts',
      'src/server/auth/session.ts',
      'src/server/auth/rate-limit.ts',
    ],
    tests: ['src/server/{api,auth}/**/*.test.ts'],
    // Slow, and they look at everything a little: a mutant that only they notice wants its own test.
    without: ['src/server/api/{bad-input,openapi}.test.ts'],
    database: true,
  },
};
