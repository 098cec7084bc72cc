import {
  leadsToParty,
  localise,
  textIn,
  type Banner,
  type BlockSource,
  type CustomData,
  type Localisation,
  type MediaBlockItem,
  type MediaViewAnswer,
} from '@foyer/contract';
import type { CompiledBlock, CompiledPage } from './compile-page.ts';

/** Items where the page itself says them, else the rule by which a service finds them. */
function itemsOf(
  source: BlockSource,
  to: Localisation,
): { items: MediaBlockItem[] } | { source: BlockSource } {
  if (source.kind === 'none') return { items: [] };
  if (source.kind !== 'banners') return { source };
  const shown = source.banners.filter(
    (banner) => to.partiesUrl !== undefined || !leadsToParty(banner),
  );
  return {
    items: shown.map((banner) => ({ type: 'banner', banner: localise<Banner>(banner, to) })),
  };
}

function blockAnswer(
  block: CompiledBlock,
  to: Localisation,
): MediaViewAnswer['media_blocks'][number] {
  const { id, type, tag, names, subNames, link, displayType, imageId, customData } = block;
  return {
    id,
    type,
    ...(tag !== undefined && { tag }),
    name: textIn(names, to.language),
    ...(subNames && { sub_name: textIn(subNames, to.language) }),
    ...(link !== undefined && { target: { type: 'screen', link } }),
    ...(displayType !== undefined && { display_type: displayType }),
    ...(imageId !== undefined && { image: to.picture(imageId) }),
    ...(customData && { custom_data: localise<CustomData>(customData, to) }),
    ...itemsOf(block.source, to),
  };
}

/**
 * The answer of the contract in one language. A block whose items a service has to find has its `source` in their
 * place: front ends leave it out until the service has put `items` there.
 */
export const answerOf = (
  { alias, names, descriptions, blocks }: CompiledPage,
  to: Localisation,
): MediaViewAnswer => ({
  alias,
  name: textIn(names, to.language),
  ...(descriptions && { description: textIn(descriptions, to.language) }),
  media_blocks: blocks.map((block) => blockAnswer(block, to)),
});
