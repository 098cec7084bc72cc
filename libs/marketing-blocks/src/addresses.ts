export { channelPath } from './cards/tv-paths.ts';
export { collectionPath } from './cards/collection-summary.ts';
export { servicePath } from './cards/service-summary.ts';
export { songPath } from './cards/song-summary.ts';
export { mediaItemPath } from './titles/card-link.ts';
