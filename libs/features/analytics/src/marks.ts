import type { AnalyticsInput } from '@foyer/client';
import { footerPressOf } from '@foyer/screens/footer-press';
import { blockAround, itemAt } from './block-items.ts';

type SocialNetwork = Extract<AnalyticsInput, { type: 'social_click' }>['network'];

/** Which content an element is about, and where it stands. */
interface ItemMark {
  content_id: string;
  content_type: string;
  block_id?: string;
  /** From 1. */
  position?: number;
}

/** Links that play, where no block tells what they are about. */
const playLink = /\/(player|trailer|stories)$/u;

const dataOf = (element: Element | null): DOMStringMap =>
  element instanceof HTMLElement ? element.dataset : {};

const blockIdOf = (element: Element) => {
  const block = blockAround(element);
  return block ? { block_id: block.id } : {};
};

/** What an element is about: by the marks around it, else by the item of its block that its link leads to. ANALYTICS-004 */
export function itemOf(element: Element): ItemMark | undefined {
  const { item: id, itemType = 'media_item', position } = dataOf(element.closest('[data-item]'));
  if (id !== undefined) {
    const place = position === undefined ? {} : { position: Number(position) };
    return { content_id: id, content_type: itemType, ...blockIdOf(element), ...place };
  }
  const link = element.closest('a');
  const block = link && blockAround(link);
  const item = block && itemAt(link.pathname, block);
  if (!item) return undefined;
  const { id: contentId, type, position: place } = item;
  return { content_id: contentId, content_type: type, block_id: block.id, position: place };
}

/** What a press is to analytics; nothing for what is not marked. ANALYTICS-003, ANALYTICS-004, FOOT-005, FOOT-006 */
export function pressEvent(target: EventTarget | null, path: string): AnalyticsInput | undefined {
  if (!(target instanceof Element)) return undefined;
  const footer = footerPressOf(target);
  if (footer?.kind === 'store') return { type: 'store_click', store: footer.store };
  if (footer) return { type: 'social_click', network: footer.network as SocialNetwork };

  const item = itemOf(target);
  const { button } = dataOf(target.closest('[data-button]'));
  if (button !== undefined) {
    const about = item && { content_id: item.content_id, content_type: item.content_type };
    return { type: 'button_click', button_id: button, path, ...about };
  }
  if (item) return { type: 'item_click', ...item };
  const plays = playLink.exec(target.closest('a')?.pathname ?? '')?.[1];
  return plays === undefined ? undefined : { type: 'button_click', button_id: plays, path };
}

/** What seeing an element is to analytics; nothing for what is not marked. ANALYTICS-006 */
export function viewEvent(element: Element): AnalyticsInput | undefined {
  const { target, targetType } = dataOf(element);
  const item = target === undefined ? itemOf(element) : undefined;
  const id = target ?? item?.content_id;
  const type = targetType ?? item?.content_type;
  if (id === undefined) return undefined;
  return {
    type: 'target_view',
    target_id: id,
    ...(type !== undefined && { target_type: type }),
    ...blockIdOf(element),
  };
}
