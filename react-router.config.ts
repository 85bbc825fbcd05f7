import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // Another folder for a storefront built for another server, beside this one's.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // The whole route table is one small cached file: no request per link for finding routes.
  routeDiscovery: { mode: 'initial' },
  // A page is one script, not three.
  splitRouteModules: false,
} satisfies Config;
