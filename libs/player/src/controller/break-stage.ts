import type { PlayerActor } from './player-actor.types.ts';

/** Where a companion may stand beside the picture, and how large it may be, in CSS pixels. */
export interface BesidePlace {
  element: HTMLElement;
  width: number;
  height: number;
}

/** What advertisements learn of the viewer's captions, and where they draw theirs. */
export interface BreakCaptions {
  /** Language of the captions that are on; undefined while they are off. */
  language: () => string | undefined;
  /** @returns Ends it. */
  subscribe: (hear: () => void) => () => void;
  /** Draws the words of this moment, a line each. */
  show: (lines: readonly string[]) => void;
}

/** How long a break waits for the skin to draw its controls, in milliseconds; they come by a file of their own. */
const DRAWN_LIMIT_MS = 1_000;

/** The viewer's captions, as a break follows them. */
export function breakCaptions(player: PlayerActor, show: BreakCaptions['show']): BreakCaptions {
  const language = () => {
    const { subtitle, subtitles } = player.getSnapshot().context;
    return subtitles.find(({ value }) => value === subtitle)?.language;
  };
  return {
    language,
    subscribe: (hear) => {
      let last = language();
      const { unsubscribe } = player.subscribe(() => {
        if (language() === last) return;
        last = language();
        hear();
      });
      return unsubscribe;
    },
    show,
  };
}

/** The size that a skin leaves, as its style says it in pixels. */
const sizeOf = (element: HTMLElement): BesidePlace => {
  const style = getComputedStyle(element);
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { element, width: pixels('--beside-width'), height: pixels('--beside-height') };
};

const placesOf = (stage: HTMLElement): BesidePlace[] =>
  [...stage.querySelectorAll<HTMLElement>('[data-beside]')].map(sizeOf);

/** The places that the skin leaves to companions of a break, once it has drawn them. */
export function besidePlaces(stage: HTMLElement, signal: AbortSignal): Promise<BesidePlace[]> {
  if (stage.querySelector('[data-beside]')) return Promise.resolve(placesOf(stage));
  return new Promise((resolve) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(DRAWN_LIMIT_MS)]);
    const observer = new MutationObserver(() => {
      if (stage.querySelector('[data-beside]')) end();
    });
    const end = () => {
      observer.disconnect();
      resolve(placesOf(stage));
    };
    stop.addEventListener('abort', end, { once: true });
    observer.observe(stage, { childList: true, subtree: true });
  });
}
