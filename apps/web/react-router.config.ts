import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table travels with the page: no request for it after load.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader arrive as one chunk; they are always wanted together.
  splitRouteModules: false,
} satisfies Config;
