export { ageLimitsFixture } from './age-limits/age-limits.fixtures.ts';
export { pinRequiredFixture, tooManyPinTriesFixture } from './errors/errors.fixtures.ts';
export { imageFixture } from './images/images.fixtures.ts';
export {
  adultMediaItemShortFixture,
  mediaItemFixture,
  mediaItemShortFixture,
} from './media-items/media-items.fixtures.ts';
export { mediaViewFixture } from './media-views/media-views.fixtures.ts';
export { menuFixture } from './menu/menu.fixtures.ts';
export { notificationFixture } from './notifications/notifications.fixtures.ts';
export {
  playerAssetFixture,
  protectedAssetFixture,
  trailerAssetFixture,
} from './playback/playback.fixtures.ts';
export {
  childProfileFixture,
  masterProfileFixture,
  profilesFixture,
} from './profiles/profiles.fixtures.ts';
export { anonymousUserFixture, userFixture } from './user/user.fixtures.ts';
export { operationExamples } from './examples.ts';
