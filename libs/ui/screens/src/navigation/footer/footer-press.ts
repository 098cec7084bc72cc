/** What analytics reports of a press in the footer. */
export type FooterPress = { kind: 'social'; network: string } | { kind: 'store'; store: string };

/**
 * What a press in the footer means: a social network (`vk`, `tg`, `yt`, `zen`) or a store of apps; undefined for
 * any other press. One listener on the document asks it, so the footer needs no handlers. FOOT-005, FOOT-006
 */
export function footerPressOf(target: EventTarget | null): FooterPress | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLElement>('a[data-social], a[data-store]');
  const { social, store } = link?.dataset ?? {};
  if (social !== undefined) return { kind: 'social', network: social };
  return store === undefined ? undefined : { kind: 'store', store };
}
