import type { Purchasable, PurchaseItem } from '@foyer/purchase-options';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { parentPage, type PurchaseNews } from './parent-page.ts';

/** What the page around hears of. */
interface FramedPurchase {
  item: PurchaseItem | undefined;
  /** `owned` is told as done, whenever it became so. */
  standing: Purchasable['standing'] | undefined;
  /** What the page needs room for. */
  place: RefObject<HTMLElement | null>;
}

const none: readonly string[] = [];

/** Tells the page around what becomes of the purchase, and how tall this page is. @returns Tells it more. PAY-035 */
export function useParentPage({
  item,
  standing,
  place,
}: FramedPurchase): (news: PurchaseNews) => void {
  const origins = usePageConfig().site.embedOrigins ?? none;
  const { itemId, itemType } = item ?? {};
  const parent = useMemo(
    () =>
      typeof window === 'undefined' || itemId === undefined || itemType === undefined
        ? undefined
        : parentPage({ itemId, itemType }, origins),
    [itemId, itemType, origins],
  );
  useEffect(() => {
    const element = place.current;
    if (!element || !parent) return undefined;
    const observer = new ResizeObserver(() =>
      parent({ event: 'height', height: Math.ceil(element.getBoundingClientRect().height) }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [parent, place]);
  useEffect(() => {
    if (standing === 'owned') parent?.({ event: 'done' });
  }, [parent, standing]);
  return useCallback((news) => parent?.(news), [parent]);
}
