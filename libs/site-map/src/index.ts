export { bonusPath } from './paths/bonus-path.ts';
export { cataloguePath } from './paths/catalogue-path.ts';
export { playerPathOf } from './paths/channel-player-path.ts';
export { collectionPath, collectionsPath } from './paths/collection-paths.ts';
export { certificatesPath, giftPath } from './paths/gift-path.ts';
export { karaokePath, type KaraokeChoice } from './paths/karaoke-path.ts';
export { personPath } from './paths/person-path.ts';
export { profileChannelsPath, profilePath } from './paths/profile-path.ts';
export { promoEventPath, promoEventsPath } from './paths/promo-event-paths.ts';
export { screenPath } from './paths/screen-path.ts';
export { searchHref, searchPath, termIn } from './paths/search-path.ts';
export { servicePath, servicesPath } from './paths/service-paths.ts';
export { returnParameter, signInHref, signInPath } from './paths/sign-in-href.ts';
export { songPath } from './paths/song-path.ts';
export {
  cardPath,
  continuePath,
  mediaItemPath,
  playerPath,
  playerTypeOf,
} from './paths/title-paths.ts';
export {
  channelPath,
  channelPlayerPath,
  programmePath,
  showPath,
  tvPath,
  type ProgrammeStart,
} from './paths/tv-paths.ts';
export { variantsPath } from './paths/variants-path.ts';
export { sitePath, type StaticPath } from './site-path.ts';
