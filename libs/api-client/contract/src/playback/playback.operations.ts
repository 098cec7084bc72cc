import { defineOperation } from '../define-operation.ts';
import {
  clearKeyLicenceSchema,
  clearKeyRequestSchema,
  originParamsSchema,
  playbackParamsSchema,
  playbackRequestSchema,
  playbackSchema,
} from './playback.schema.ts';

/**
 * Lets the viewer play a film. Above the profile's default age limit it asks for the PIN, above the
 * highest one it refuses. Without an account the limit is 16+, and more asks to sign in.
 */
export const getPlaybackOperation = defineOperation({
  operationId: 'getPlayback',
  method: 'post',
  path: '/media-items/{id}/playback',
  tag: 'playback',
  summary: 'Start to play a film',
  access: 'anyone',
  params: playbackParamsSchema,
  body: playbackRequestSchema,
  answer: playbackSchema,
  status: 200,
  errors: ['notFound', 'signInRequired', 'pinRequired', 'notForProfile', 'tooManyPinTries'],
});

/** Files of the media origin: manifests, segments, thumbnails and subtitles, with byte ranges. */
export const getOriginFileOperation = defineOperation({
  operationId: 'getOriginFile',
  method: 'get',
  path: '/origin/{asset}/{file}',
  tag: 'playback',
  summary: 'A manifest, segment, thumbnail or subtitle file',
  access: 'anyone',
  params: originParamsSchema,
  files: ['application/dash+xml', 'application/vnd.apple.mpegurl', 'video/mp4', 'text/vtt', '*/*'],
  status: 200,
  errors: ['notFound'],
});

/** The keys of encrypted streams, from the demo's DRM party. */
export const clearKeyLicenceOperation = defineOperation({
  operationId: 'clearKeyLicence',
  method: 'post',
  path: '/licences/clearkey',
  tag: 'playback',
  summary: 'Keys of encrypted streams',
  access: 'anyone',
  body: clearKeyRequestSchema,
  answer: clearKeyLicenceSchema,
  status: 200,
  errors: ['notFound'],
});
