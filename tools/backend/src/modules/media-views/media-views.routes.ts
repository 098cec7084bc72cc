import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import { textIn } from '../../database/texts.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { BlockRow } from '../catalogue/catalogue.store.ts';
import { filmAnswer, type AnswerView } from '../catalogue/film-answer.ts';
import { readViewing, type Viewing } from '../catalogue/viewing.store.ts';
import type { ImageFacts } from '../images/image-facts.ts';

const filmIdsOf = (block: BlockRow, { positions }: Viewing): string[] =>
  block.source === 'continue_watching'
    ? [...positions.values()].filter((row) => !row.isViewed).map((row) => row.mediaItemId)
    : block.mediaItemIds;

function itemsOf(block: BlockRow, viewing: Viewing, view: AnswerView): MediaBlockItem[] {
  return filmIdsOf(block, viewing).flatMap((id): MediaBlockItem[] => {
    const film = view.snapshot.filmsById.get(id);
    if (!film) return [];
    const position = viewing.positions.get(id);
    return [
      {
        type: 'media_item',
        media_item: filmAnswer(film, view),
        ...(position && {
          media_position: { timepoint: position.timepoint, is_viewed: position.isViewed },
        }),
      },
    ];
  });
}

/** Handler of the pages composed of blocks. A block without anything to show is left out. */
export function mediaViewsRoutes(
  { db }: Context,
  catalogue: Catalogue,
  images: ImageFacts,
): Handlers<'getMediaView'> {
  return {
    getMediaView: async ({ params, viewer, language }) => {
      const snapshot = await catalogue.read();
      const page = snapshot.views.find(({ alias }) => alias === params.alias);
      if (!page) throw new Failure('notFound');
      const viewing = await readViewing(db, viewer);
      const view: AnswerView = { snapshot, images, language, favouriteIds: viewing.favouriteIds };
      const blocks = snapshot.blocks
        .filter(({ alias }) => alias === page.alias)
        .map((block): MediaBlock => ({
          id: block.id,
          type: block.type,
          name: textIn(block.names, language),
          ...(block.subNames && { sub_name: textIn(block.subNames, language) }),
          ...(block.link !== null && { target: { type: 'screen', link: block.link } }),
          items: itemsOf(block, viewing, view),
        }));
      return {
        alias: page.alias,
        name: textIn(page.names, language),
        media_blocks: blocks.filter(({ items }) => items.length > 0),
      };
    },
  };
}
