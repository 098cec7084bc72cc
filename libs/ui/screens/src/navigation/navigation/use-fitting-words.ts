import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How many words of a row fit before «Ещё».
 *
 * @param widths - Of each word, in px.
 * @param room - What there is for words, gaps and «Ещё».
 * @param moreWidth - Of «Ещё»; needed only when not all fit.
 */
export function countFittingWords(
  widths: readonly number[],
  { room, gap, moreWidth }: { room: number; gap: number; moreWidth: number },
): number {
  const ends = widths.map((_, index) => {
    const upTo = widths.slice(0, index + 1);
    return upTo.reduce((sum, width) => sum + width, gap * index);
  });
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + moreWidth <= room).length;
}

/** Words shown before anything is measured, on the server too: what a page of 1152 px holds. */
const shownAtFirst = 8;

/** How long a window's edge must rest before the row is measured again, in ms. HEAD-012 */
const restMs = 150;

/** Whether fonts are on their way. Browsers without the interface tell of none. */
const isFontMissing = () => (document.fonts as FontFaceSet | undefined)?.status === 'loading';

/** Measures a row of words and says how many of them fit; the rest belongs under «Ещё». */
export function useFittingWords(total: number) {
  const row = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(Math.min(total, shownAtFirst));

  useLayoutEffect(() => {
    const [rowElement, listElement, moreElement] = [row.current, list.current, more.current];
    if (!rowElement || !listElement || !moreElement) return undefined;
    const words = [...listElement.children].slice(0, total);
    const measure = () => {
      const widths = words.map((word) => word.getBoundingClientRect().width);
      const gap = Number.parseFloat(getComputedStyle(listElement).columnGap) || 0;
      const moreWidth = moreElement.getBoundingClientRect().width;
      const fitting = countFittingWords(widths, { room: rowElement.clientWidth, gap, moreWidth });
      // A stand-in for our font may be narrower: words that it lets in would have to leave again.
      setShown((before) => (isFontMissing() ? Math.min(before, fitting) : fitting));
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    // Words are watched too: they change their width when the font arrives.
    const observer = new ResizeObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(measure, restMs);
    });
    for (const element of [rowElement, ...words]) observer.observe(element);
    measure();
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, [total]);

  return { row, list, more, shown };
}
