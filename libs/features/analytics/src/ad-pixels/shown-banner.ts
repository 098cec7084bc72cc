import type { Banner } from '@foyer/contract';
import { blockAround } from '../block-items.ts';

/** Stands on every banner that an advertiser counts. */
export const bannerMark = '[data-banner]';

/** A banner where it stands on the page. */
export interface ShownBanner {
  banner: Banner;
  /** No other banner of the page has it. */
  place: string;
}

/**
 * The banner that an element shows or stands in, by the frame of its block; banners know nothing of pixels. Nothing before
 * the page's scripts have taken the block over.
 */
export function bannerAround(target: EventTarget | null): ShownBanner | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(bannerMark) : null;
  const block = element && blockAround(element);
  if (!block) return undefined;
  const id = element.dataset['banner'];
  const items = block.items.flatMap((item) => (item.type === 'banner' ? [item.banner] : []));
  const banner = [...items, ...(block.custom_data?.banners ?? [])].find((one) => one.id === id);
  return banner && { banner, place: `${block.id} ${banner.id}` };
}
