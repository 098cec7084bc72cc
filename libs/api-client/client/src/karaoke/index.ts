export { karaokeGenresQuery, karaokeItemQuery, karaokeItemsQuery } from './karaoke.queries.ts';
export {
  getKaraokeItem,
  listKaraokeGenres,
  listKaraokeItems,
  type KaraokeInput,
} from './karaoke.resource.ts';
