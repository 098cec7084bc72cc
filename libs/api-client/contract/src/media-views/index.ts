export { type Banner, bannerSchema, bannerSizes } from './banner.schema.ts';
export {
  type CustomBlockName,
  customBlockNames,
  type CustomBlockTag,
  customBlockTags,
  type MediaBlockType,
  mediaBlockTypes,
} from './block-keys.ts';
export {
  type CustomButton,
  customButtonSchema,
  type CustomCard,
  customCardSchema,
  type CustomData,
  customDataSchema,
  customDocSchema,
  customFaqSchema,
  momentSchema,
  personCardsSchema,
  type Quiz,
  quizSchema,
} from './custom-data.schema.ts';
export {
  type MediaBlock,
  mediaBlockEntries,
  type MediaBlockItem,
  mediaBlockItemSchema,
  mediaBlockSchema,
} from './media-block.schema.ts';
export { getMediaViewOperation } from './media-views.operations.ts';
export {
  type MediaView,
  type MediaViewAnswer,
  mediaViewAnswerSchema,
  mediaViewParamsSchema,
  mediaViewQuerySchema,
} from './media-views.schema.ts';
export { readMediaView } from './read-media-view.ts';
