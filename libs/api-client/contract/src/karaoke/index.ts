export { type KaraokeItemShort, karaokeItemShortSchema } from './karaoke-item-short.schema.ts';
export {
  getKaraokeItemOperation,
  listKaraokeGenresOperation,
  listKaraokeItemsOperation,
} from './karaoke.operations.ts';
export {
  type KaraokeGenres,
  karaokeGenresSchema,
  type KaraokeItem,
  karaokeItemSchema,
  type KaraokePage,
  karaokePageSchema,
  karaokeParamsSchema,
  karaokeQuerySchema,
} from './karaoke.schema.ts';
