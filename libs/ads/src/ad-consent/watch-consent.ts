import { type AdConsent, type Platforms, readConsent } from './read-consent.ts';

/**
 * Hears what the viewer says to the page's consent platform from now on, such as that consent is withdrawn while an
 * advertisement is shown. Nothing where there is no platform. TCF 2.2 `addEventListener`
 *
 * @param hear - Given all that platforms say then; called at once, too.
 * @returns Ends it.
 */
export function watchConsent(
  hear: (consent: AdConsent) => void,
  platforms: Platforms = window as unknown as Platforms,
): () => void {
  const { __tcfapi: tcf } = platforms;
  let isOver = false;
  let id: number | undefined;
  const remove = () => {
    if (id !== undefined) tcf?.('removeEventListener', 2, () => {}, id);
  };
  const read = async () => {
    const consent = await readConsent(platforms);
    if (!isOver) hear(consent);
  };
  try {
    tcf?.('addEventListener', 2, ({ listenerId }, isDone) => {
      id = listenerId;
      if (isOver) remove();
      else if (isDone) void read();
    });
  } catch {
    // A platform that breaks has said nothing new.
  }
  return () => {
    isOver = true;
    remove();
  };
}
