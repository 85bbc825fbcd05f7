import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is one small cached file: no request per link for finding routes.
  routeDiscovery: { mode: 'initial' },
  // A page is one script, not three.
  splitRouteModules: false,
} satisfies Config;
