import type { ChannelGenre } from '@foyer/contract';
import type { GuideFilter } from '@foyer/screens/guide';
import { tvPath } from '@foyer/site-map';

/** Id of the filter that shows every channel. */
export const allFilterId = 'all';

/** The address of the guide with a day and a group of channels; what is usual is left out. */
export function guideHref({
  date,
  genre,
}: {
  date?: string | undefined;
  genre?: string | undefined;
}): string {
  const query = new URLSearchParams({
    ...(genre !== undefined && { group: genre }),
    ...(date !== undefined && { date }),
  }).toString();
  return query === '' ? tvPath : `${tvPath}?${query}`;
}

/** The groups of channels to choose: all, and those of each genre. */
export const guideFilters = (
  genres: readonly ChannelGenre[],
  { allTitle, date }: { allTitle: string; date: string | undefined },
): readonly GuideFilter[] => [
  { id: allFilterId, title: allTitle, href: guideHref({ date }) },
  ...genres.map(({ id, name }) => ({ id, title: name, href: guideHref({ date, genre: id }) })),
];
