/** The first sign that somebody is there. */
const firstActs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
] as const;

let here: Promise<void> | undefined;

/** Settles with the first act of whoever is before the page: what nobody has asked for waits. */
export const somebody = (): Promise<void> =>
  (here ??= new Promise((resolve) => {
    for (const name of firstActs) {
      document.addEventListener(name, () => resolve(), { once: true, passive: true });
    }
  }));
