import type { ShownBlock } from '@foyer/blocks';
import type { MediaItemShort } from '@foyer/contract';
import { blockAround, itemAt } from '@foyer/analytics/block-items';

/** A card of a title, as it stands on the page. */
export interface HoveredCard {
  /** What the preview lies by. */
  anchor: HTMLElement;
  link: HTMLAnchorElement;
  item: MediaItemShort;
  /** How long a pointer must rest on it, ms; as on most cards where it is not said. */
  delayMs?: number;
}

/** Blocks whose cards wait for a second before their film begins, so that a hand on its way starts none. BLOCK-078 */
const slowBlocks = new Set(['multi_sub_special', 'multi_sub_carousel']);
const slowDelayMs = 1000;

/** What a block's tag says of all its items, of which the service says nothing one by one. CARD-017, CARD-018 */
const offerOf = ({ tag }: ShownBlock) => ({
  isExchange: tag === 'exchange',
  isKupiBilet: tag === 'kupi_bilet',
});

/** Whether the cards of a block have previews. The hero is a preview itself. CARD-006, CARD-007 */
function hasPreviews(block: ShownBlock): boolean {
  const { isExchange, isKupiBilet } = offerOf(block);
  return block.type !== 'promo' && !isExchange && !isKupiBilet;
}

/**
 * The card of a title around an element; nothing in blocks without previews, and for cards of other things. Cards know
 * nothing of it: the frame of their block says what it shows.
 */
export function cardAround(target: EventTarget | null): HoveredCard | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const block = link && blockAround(link);
  if (!block || !hasPreviews(block)) return undefined;
  const found = itemAt(link.pathname, block);
  const entry = found?.type === 'media_item' ? block.items[found.position - 1] : undefined;
  if (entry?.type !== 'media_item') return undefined;
  return {
    anchor: link.closest('article') ?? link,
    link,
    item: entry.media_item,
    ...(block.tag !== undefined && slowBlocks.has(block.tag) && { delayMs: slowDelayMs }),
  };
}
