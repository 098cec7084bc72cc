export {
  getPlaybackOperation,
  getTrailerPlaybackOperation,
  getChannelPlaybackOperation,
  getProgrammePlaybackOperation,
  getKaraokePlaybackOperation,
  getOriginFileOperation,
  getStreamFileOperation,
  clearKeyLicenceOperation,
} from './playback.operations.ts';
export {
  PRE_AUTHORIZATION_HEADER,
  licenceHeadersSchema,
  clearKeyRequestSchema,
  clearKeyLicenceSchema,
  type ClearKeyLicence,
} from './licence.schema.ts';
export {
  originAssets,
  originParamsSchema,
  originQuerySchema,
  streamParamsSchema,
  streamQuerySchema,
} from './origin.schema.ts';
export {
  playbackParamsSchema,
  playbackRequestSchema,
  playbackSchema,
  type Playback,
} from './playback.schema.ts';
export {
  adSlots,
  type AdSlot,
  drmConfigSchema,
  type DrmConfig,
  playerAssetSchema,
  type PlayerAsset,
} from './player-asset.schema.ts';
