export { channelSummary } from './channel-summary.ts';
export { collectionSummary } from './collection-summary.ts';
export { isOnAir } from './on-air.ts';
export { serviceSummary } from './service-summary.ts';
export { serviceStatus, type StatusTexts } from './service-status.ts';
export { songSummary } from './song-summary.ts';
