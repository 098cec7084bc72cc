import { Virtual, virtual } from '@guidepup/virtual-screen-reader';

/** Unbreakable spaces and word joiners keep words on a line; nobody hears them. */
const audible = (phrase: string) => phrase.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Everything that is under way at once is done: no timer, so that a test may hold the time. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const liveRegions = '[aria-live], [role="alert"], [role="status"], output';

/** The live region that a change belongs to. */
const regionOf = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest(liveRegions);

/** Of what was changed together in a live region one change: a reader says its words once, however many nodes they are. */
const oncePerRegion = (
  change: MutationRecord,
  place: number,
  changes: MutationRecord[],
): boolean => {
  const region = regionOf(change);
  return !region || changes.findIndex((other) => regionOf(other) === region) === place;
};

/** Tells of changes when they are done, and of what is still there: the reader fails on what is gone. */
class SettledObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(async (changes, observer) => {
      await settled();
      callback(changes.filter(({ target }) => target.isConnected).filter(oncePerRegion), observer);
    });
  }
}

/** Has a screen reader speak what gets the focus and what changes in live regions, until {@link fallSilent}. */
export const listen = () =>
  virtual.start({
    container: document.body,
    window: { document, MutationObserver: SettledObserver },
  });

/** Ends what {@link listen} began. */
export async function fallSilent(): Promise<void> {
  await settled();
  await virtual.stop();
}

/** What was spoken of itself since the last time this was asked, the oldest first. */
export async function heard(): Promise<string[]> {
  await settled();
  const phrases = (await virtual.spokenPhraseLog()).map(audible);
  await virtual.clearSpokenPhraseLog();
  // A live region that was emptied says nothing.
  return phrases.filter((phrase) => !/^(?:polite|assertive): $/u.test(phrase));
}

/** What a viewer hears who reads an element line by line, from its beginning to its end; moves no focus. */
export async function readThrough(element: HTMLElement): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const first = await reader.lastSpokenPhrase();
  // After the end it begins anew.
  do await reader.next();
  while ((await reader.lastSpokenPhrase()) !== first);
  const phrases = (await reader.spokenPhraseLog()).slice(0, -1).map(audible);
  await reader.stop();
  return phrases.reduce(withoutRepeats, []);
}

/** This reader says a dialog twice that it enters, and the words of a button inside of it again: real ones do not. */
function withoutRepeats(said: string[], phrase: string): string[] {
  if (phrase === said.at(-1)) return said;
  const button = phrase.startsWith('end of button, ')
    ? said.lastIndexOf(phrase.slice('end of '.length))
    : -1;
  return button === -1 ? [...said, phrase] : said.slice(0, button + 1);
}
