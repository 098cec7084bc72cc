/** Who waits for code that did not come. */
let waiting: (() => void)[] = [];
/** How often in a row code did not come. */
let rounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Code is asked for again by itself after so many milliseconds, by how often it did not come. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000];

const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks again for everything that did not come. */
export function askForCode(): void {
  clearTimeout(timer);
  const asked = waiting;
  waiting = [];
  for (const again of asked) again();
}

/** Settles when it is time to ask again: soon, with the connection, or when the viewer says so. */
export function waitForCode(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.length === 0) {
      rounds += 1;
      clearTimeout(timer);
      timer = setTimeout(askForCode, PAUSES_MS[rounds - 1] ?? PAUSES_MS.at(-1));
      window.addEventListener('online', askForCode);
    }
    waiting.push(resolve);
    tell();
  });
}

/** Code that was waited for is there. */
export function codeCame(): void {
  if (waiting.length === 0) {
    rounds = 0;
    window.removeEventListener('online', askForCode);
  }
  tell();
}

/** How often in a row code of the page did not come; 0 where none is missing. */
export const missingRounds = (): number => rounds;

/** Told of code that does not come, and when it has come. @returns Stops it. */
export function listenForMissingCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
