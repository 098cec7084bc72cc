import type { MediaItemType } from '@foyer/contract';

const types: ReadonlyMap<string, MediaItemType> = new Map([
  ['series', 'series'],
  ['seasons', 'season'],
  ['episodes', 'episode'],
]);

/**
 * The type of the media item at a path: slugs are unique among one type only.
 *
 * @returns Nothing for films, which are asked for as their page does, and below `/catalog` and `/media_items`.
 */
export function itemTypeAt(pathname: string): MediaItemType | undefined {
  return types.get(pathname.split('/')[1] ?? '');
}
