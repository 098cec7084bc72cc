export { OfflineStrip } from './offline-strip.tsx';
export { useIsOffline } from './use-is-offline.ts';
