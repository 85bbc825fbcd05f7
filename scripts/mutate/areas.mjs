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
  dispatch: {
    mutate: [
      'src/server/api/{access,action-routes,cached-responses,cors,dispatch,perform,routes,shop-policy}.ts',
    ],
    tests: ['src/server/api/{cached-responses,cors,dispatched-calls,perform,routes}.test.ts'],
    database: true,
    warm: true,
  },
  // Without what runs in a thread: that is started from a bundle, which knows no mutants.
  auth: {
    ...ofServer('auth', ['src/server/{actions,console/actions}/account/*.test.ts']),
    mutate: ['src/server/auth/!(hash-worker).ts'],
  },
  actions: ofServer('actions'),
  console: ofServer('console'),
  pages: ofServer('pages'),
  jobs: ofServer('jobs', [
    'src/server/console/actions/{customers/contact-changes,feedback/messages}.test.ts',
    'src/server/console/actions/notifications/notifications.test.ts',
  ]),
  // Its long tests too, but for those of commands: neither these nor what they start knows mutants.
  backup: {
    ...ofServer('backup', ['src/server/backup/backup.long.test.ts']),
    mutate: ['src/server/backup/!(backup|restore|tell-failure).ts'],
  },
  cart: {
    mutate: ['src/web/cart/**/*.{ts,tsx}'],
    tests: [
      'src/web/{cart,catalogue,checkout,data}/**/*.test.{ts,tsx}',
      'src/web/{account/logout,home/UsualCards,orders/OrderPage}.test.{ts,tsx}',
    ],
    database: false,
    warm: true,
  },
  'service-worker': {
    mutate: ['src/web/service-worker/**/*.ts'],
    tests: ['src/web/service-worker/*.test.ts', 'src/web/data/session.test.ts'],
    database: false,
    warm: true,
  },
};

/** A folder of the server, judged by the tests that stand in it, and by more. */
function ofServer(folder, more = []) {
  return {
    mutate: [`src/server/${folder}/**/*.ts`],
    tests: [`src/server/${folder}/**/!(*.long).test.ts`, ...more],
    database: true,
    warm: true,
  };
}
