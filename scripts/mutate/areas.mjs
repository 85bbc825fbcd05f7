/** What is mutated, and by which tests each area is judged. */
export const areas = {
  domain: {
    mutate: ['src/domain/**/*.ts'],
    tests: ['src/domain/**/*.test.ts'],
    database: false,
  },
  // What needs no shop to be tested.
  api: {
    mutate: [
      'src/server/api/{same-origin,call,input,body,envelope,send,response-cache}.ts',
      'src/server/api/{to-refusal,database-busy,openapi,api-page}.ts',
    ],
    tests: [
      'src/server/api/*.unit.test.ts',
      'src/server/api/{api-page,envelope,input,response-cache}.test.ts',
    ],
    database: false,
    warm: true,
  },
  // What needs a database, and no shop around it.
  auth: {
    mutate: ['src/server/auth/{session,rate-limit}.ts'],
    tests: ['src/server/auth/{session-cookie,rate-limit-keys}.test.ts'],
    database: true,
    warm: true,
  },
  dispatch: {
    mutate: [
      'src/server/api/{access,action-routes,cached-responses,cors,dispatch,perform,routes,shop-policy}.ts',
    ],
    tests: ['src/server/api/{cached-responses,cors,dispatched-calls,perform,routes}.test.ts'],
    database: true,
    warm: true,
  },
};
