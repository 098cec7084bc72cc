import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // A page knows its own route; others are asked for when a link to them is about to be pressed. Decision 0043
  routeDiscovery: { mode: 'lazy' },
  // A page and its loader arrive as one chunk; they are always wanted together.
  splitRouteModules: false,
} satisfies Config;
