export { ConnectionStrip } from './connection-strip.tsx';
export { useIsOffline } from './use-is-offline.ts';
