import { defineOperation } from '../define-operation.ts';
import {
  clearKeyLicenceSchema,
  clearKeyRequestSchema,
  licenceHeadersSchema,
} from './licence.schema.ts';
import {
  originParamsSchema,
  originQuerySchema,
  streamParamsSchema,
  streamQuerySchema,
} from './origin.schema.ts';
import { playbackParamsSchema, playbackRequestSchema, playbackSchema } from './playback.schema.ts';

const common = {
  method: 'post',
  tag: 'playback',
  access: 'anyone',
  params: playbackParamsSchema,
  body: playbackRequestSchema,
  answer: playbackSchema,
  status: 200,
} as const;

/** Why a playback is refused: who asks, what is bought, the profile's limits. */
const refusals = [
  'notFound',
  'signInRequired',
  'sessionRestricted',
  'accountBlocked',
  'purchaseRequired',
  'pinRequired',
  'notForProfile',
  'tooManyPinTries',
  'notAllowedNow',
  'viewTimeExpired',
  'notAvailable',
] as const;

/**
 * Lets the viewer play a film or an episode; of a series or a season the episode that comes next. Above
 * the profile's default age limit it asks for the PIN, above the highest one it refuses. Without an
 * account free titles up to 16+ play, and all others ask to sign in.
 */
export const getPlaybackOperation = defineOperation({
  ...common,
  operationId: 'getPlayback',
  path: '/media-items/{id}/playback',
  summary: 'Start to play a film, an episode or a series',
  errors: refusals,
});

/** Lets anyone play the trailer of a title, within the limits of a profile. */
export const getTrailerPlaybackOperation = defineOperation({
  operationId: 'getTrailerPlayback',
  method: 'get',
  path: '/media-items/{id}/trailer',
  tag: 'playback',
  summary: 'Play a trailer',
  access: 'anyone',
  params: playbackParamsSchema,
  answer: playbackSchema,
  status: 200,
  errors: ['notFound', 'notForProfile', 'notAllowedNow', 'viewTimeExpired'],
});

/** Lets the viewer watch a channel. Its address takes `offset`, as far back as the answer allows. */
export const getChannelPlaybackOperation = defineOperation({
  ...common,
  operationId: 'getChannelPlayback',
  path: '/channels/{id}/playback',
  summary: 'Start to watch a channel',
  errors: refusals,
});

/** Lets the viewer watch a programme from the archive, or from its beginning while it runs. */
export const getProgrammePlaybackOperation = defineOperation({
  ...common,
  operationId: 'getProgrammePlayback',
  path: '/programmes/{id}/playback',
  summary: 'Start to watch a programme from the archive',
  errors: refusals,
});

/** Lets the viewer sing a song. */
export const getKaraokePlaybackOperation = defineOperation({
  ...common,
  operationId: 'getKaraokePlayback',
  path: '/karaoke-items/{id}/playback',
  summary: 'Start to sing a song',
  errors: refusals,
});

const mediaTypes = [
  'application/dash+xml',
  'application/vnd.apple.mpegurl',
  'video/mp4',
  'text/vtt',
  '*/*',
] as const;

/**
 * Files of the media origin, with byte ranges: trailers and advertisements are open to all. What needs
 * a token leads, with a good one, to where its stream lies.
 */
export const getOriginFileOperation = defineOperation({
  operationId: 'getOriginFile',
  method: 'get',
  path: '/origin/{asset}/{file}',
  tag: 'playback',
  summary: 'A manifest, segment, thumbnail or subtitle file',
  access: 'anyone',
  params: originParamsSchema,
  query: originQuerySchema,
  files: mediaTypes,
  status: 200,
  errors: ['notFound', 'streamRefused'],
});

/**
 * Files of one stream for the holder of its token, with byte ranges: films, channels (a sliding window
 * that is the same for everybody) and programmes of the archive. Addresses inside manifests are relative.
 */
export const getStreamFileOperation = defineOperation({
  operationId: 'getStreamFile',
  method: 'get',
  path: '/streams/{token}/{stream}/{file}',
  tag: 'playback',
  summary: 'A file of a stream that needs a token',
  access: 'anyone',
  params: streamParamsSchema,
  query: streamQuerySchema,
  files: mediaTypes,
  status: 200,
  errors: ['notFound', 'streamRefused'],
});

/** The keys of encrypted streams, from the demo's DRM party. Its token is the asset's `drm_config.token`. DRM-001. */
export const clearKeyLicenceOperation = defineOperation({
  operationId: 'clearKeyLicence',
  method: 'post',
  path: '/licences/clearkey',
  tag: 'playback',
  summary: 'Keys of encrypted streams',
  access: 'anyone',
  headers: licenceHeadersSchema,
  body: clearKeyRequestSchema,
  answer: clearKeyLicenceSchema,
  status: 200,
  errors: ['notFound', 'licenceRefused'],
});

/** The calls of this resource by operation id. */
export const playbackOperations = {
  getPlayback: getPlaybackOperation,
  getTrailerPlayback: getTrailerPlaybackOperation,
  getChannelPlayback: getChannelPlaybackOperation,
  getProgrammePlayback: getProgrammePlaybackOperation,
  getKaraokePlayback: getKaraokePlaybackOperation,
  getOriginFile: getOriginFileOperation,
  getStreamFile: getStreamFileOperation,
  clearKeyLicence: clearKeyLicenceOperation,
} as const;
