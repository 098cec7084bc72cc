import type { MediaItemShort, MediaView } from '@foyer/contract';
import type { LoginFlowProps } from '@foyer/login/view';
import type { QueryClient } from '@tanstack/react-query';

/** Enough for a wall on a wide screen. */
const wallSize = 60;

/** Titles of the pages that this visit has loaded, each once, in the order of the pages. */
function knownTitles(queryClient: QueryClient): MediaItemShort[] {
  const views = queryClient.getQueriesData<MediaView>({ queryKey: ['media-view'] });
  const titles = views
    .flatMap(([, view]) => view?.media_blocks ?? [])
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
  return [...new Map(titles.map((title) => [title.id, title])).values()];
}

/** What stands behind or beside the sign-in: pictures of what the viewer has come across. Look §1, §2 "Dialogs" */
export function loginScene(queryClient: QueryClient): LoginFlowProps['scene'] {
  const titles = knownTitles(queryClient);
  const posters = titles.map(({ poster }) => poster);
  const wall = Array.from(
    { length: posters.length === 0 ? 0 : wallSize },
    (_, place) => posters[place % posters.length],
  ).filter((poster) => poster !== undefined);
  const [first] = titles;
  const genre = first?.genres[0]?.name;
  return {
    posters: wall,
    ...(first && {
      cover: {
        picture: first.poster,
        title: first.name,
        ...(genre !== undefined && { facts: `${genre}, ${first.year}` }),
      },
    }),
  };
}
