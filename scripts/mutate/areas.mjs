/** What is mutated, and by which tests each area is judged. */
export const areas = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: ['src/domain/**/*.test.ts'],
    database: false,
  },
  // What needs no shop to be tested: its mutants are tried in a second each.
  api: {
    mutate: [
      'src/server/api/*.ts',
      // Only a style sheet.
      '!src/server/api/api-page-style.ts',
      '!src/server/api/{cached-responses,dispatch,perform,routes}.ts',
    ],
    tests: [
      'src/server/api/*.unit.test.ts',
      'src/server/api/{api-page,envelope,input,response-cache}.test.ts',
    ],
    database: false,
  },
  server: {
    mutate: [
      'src/server/api/{cached-responses,dispatch,perform,routes}.ts',
      'src/server/auth/{session,rate-limit}.ts',
    ],
    tests: ['src/server/{api,auth}/**/*.test.ts'],
    // Slow, and they look at everything a little: a mutant that only they notice wants its own test.
    without: ['src/server/api/{bad-input,openapi}.test.ts'],
    database: true,
  },
};
