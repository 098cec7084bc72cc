export { channelSummary } from './channel-summary.ts';
export { collectionPath, collectionsPath, collectionSummary } from './collection-summary.ts';
export { isOnAir } from './on-air.ts';
export { purchasePath } from './purchase-path.ts';
export { servicePath, servicesPath, serviceSummary } from './service-summary.ts';
export { serviceStatus, type StatusTexts } from './service-status.ts';
export { songPath, songSummary } from './song-summary.ts';
export {
  channelPath,
  channelPlayerPath,
  programmePath,
  showPath,
  tvPath,
  type ProgrammeStart,
} from './tv-paths.ts';
