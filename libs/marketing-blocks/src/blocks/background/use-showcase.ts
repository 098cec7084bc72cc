import { useLabel } from '@foyer/ui/theme';
import { type RefObject, useEffect, useState } from 'react';
import { isSavingData } from '../../parts/saving-data.ts';
import { pageServices } from '../../page-services.ts';
import {
  clampShare,
  coverLeft,
  hasFilm,
  itemAt,
  passage,
  rowShare,
  type ShowcaseFacts,
} from './scrub.ts';
import type { ScrubFilm } from './scrub-film.ts';
import { SHIFT_SHARE } from './showcase-limits.ts';

/** Elements of a showcase. */
interface ShowcaseParts {
  /** As high as the stage, and as far as it stands still in the window more. */
  track: RefObject<HTMLElement | null>;
  stage: RefObject<HTMLElement | null>;
  row: RefObject<HTMLElement | null>;
  /** The picture over the film. */
  top: RefObject<HTMLElement | null>;
  /** Where the film comes. */
  scene: RefObject<HTMLElement | null>;
}

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** Of an item with the focus of the keyboard. */
const withFocus = ':has(:focus-visible)';

/** Where the first item of a row stands when it is not scrolled. */
const startOf = (row: HTMLElement): number =>
  row.getBoundingClientRect().left +
  (Number.parseFloat(getComputedStyle(row).paddingInlineStart) || 0);

/** What of the browser and the page decides about the film. */
async function readFacts(): Promise<ShowcaseFacts> {
  const { deviceType } = await pageServices();
  return {
    deviceType,
    isCalm: matches('(prefers-reduced-motion: reduce)'),
    isSavingData: isSavingData(),
    isPhone: matches('(max-width: 47.99em)'),
    memory: (navigator as { deviceMemory?: number }).deviceMemory,
  };
}

/** How far the stage has stood still while the page was scrolled, from 0 to 1; nothing where it does not. */
function pinnedShare(track: HTMLElement, stage: HTMLElement): number | undefined {
  const { top, height } = track.getBoundingClientRect();
  const way = height - stage.offsetHeight;
  if (way < 1) return undefined;
  const rest = Number.parseFloat(getComputedStyle(stage).top) || 0;
  return clampShare((rest - top) / way);
}

/**
 * Moves a row by the scroll of the page while its stage stands still, and a film by the scroll of the row. The page's own
 * scroll does it all, so nothing catches the wheel, and the row scrolls by hand, by keys and by focus as any other.
 *
 * @returns Which item is the current one, and what moves the row by steps.
 */
export function useShowcase(
  { track, stage, row, top, scene }: ShowcaseParts,
  address: string | undefined,
) {
  const [current, setCurrent] = useState(0);
  const { motion } = useLabel().variants;

  useEffect(() => {
    const [outer, inner, list, sceneAt, cover] = [track, stage, row, scene, top].map(
      ({ current: at }) => at,
    );
    if (!outer || !inner || !list || !sceneAt) return undefined;
    let film: ScrubFilm | undefined;
    let pinned = pinnedShare(outer, inner);
    let frame = 0;
    let isOver = false;

    const read = () => {
      frame = 0;
      const now = pinnedShare(outer, inner);
      const by = (now ?? 0) - (pinned ?? 0);
      if (by !== 0) list.scrollLeft += by * (list.scrollWidth - list.clientWidth);
      pinned = now;
      const share = rowShare(list);
      const focused = [...list.children].findIndex((item) => item.matches(withFocus));
      setCurrent(focused < 0 ? itemAt(share ?? 0, list.children.length) : focused);
      const place = share ?? passage(inner.getBoundingClientRect(), window.innerHeight);
      if (cover) cover.style.opacity = String(coverLeft(place));
      film?.follow(place);
    };
    const hear = () => {
      frame ||= requestAnimationFrame(read);
    };
    const observer = new IntersectionObserver((entries) => {
      const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) > 0;
      const change = isSeen ? document.addEventListener : document.removeEventListener;
      change.call(document, 'scroll', hear, {
        passive: true,
        capture: true,
      } as EventListenerOptions);
      if (isSeen) hear();
    });
    observer.observe(inner);
    const turn = ({ target }: FocusEvent) => {
      const item = (target as Element).closest('li');
      if (item?.matches(withFocus)) {
        list.scrollLeft += item.getBoundingClientRect().left - startOf(list);
        hear();
      }
    };
    list.addEventListener('focusin', turn);

    if (address !== undefined && motion === 'soft') {
      void readFacts()
        .then(async (facts) => (!isOver && hasFilm(facts) ? import('./scrub-film.ts') : undefined))
        .then((late) => {
          if (!late || isOver) return;
          film = late.startScrubFilm(sceneAt, address);
          hear();
        });
    }
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      list.removeEventListener('focusin', turn);
      document.removeEventListener('scroll', hear, { capture: true });
      film?.close();
    };
  }, [track, stage, row, top, scene, address, motion]);

  /** Moves the row by three quarters of an item. BLOCK-065 */
  const shift = (steps: number) => {
    const item = row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    row.current?.scrollBy({ left: steps * SHIFT_SHARE * item });
  };
  return { current, shift };
}
