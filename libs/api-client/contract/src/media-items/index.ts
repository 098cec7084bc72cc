export {
  mediaItemEntrySchema,
  type MediaItemEntry,
  mediaPositionSchema,
  type MediaPosition,
  seriesPositionSchema,
  type SeriesPosition,
} from './media-item-entry.schema.ts';
export {
  mediaItemShortSchema,
  type MediaItemShort,
  mediaItemTypeSchema,
  type MediaItemType,
  mediaItemTypes,
} from './media-item-short.schema.ts';
export {
  getMediaItemOperation,
  listEpisodesOperation,
  listSeasonsOperation,
} from './media-items.operations.ts';
export {
  personRoleSchema,
  type PersonRole,
  personSchema,
  type Person,
  mediaItemSchema,
  type MediaItem,
  mediaItemParamsSchema,
  mediaItemQuerySchema,
  mediaItemChildrenParamsSchema,
  mediaItemChildrenQuerySchema,
  mediaItemsPageSchema,
  type MediaItemsPage,
} from './media-items.schema.ts';
export { previewAssetSchema, type PreviewAsset } from './preview-asset.schema.ts';
