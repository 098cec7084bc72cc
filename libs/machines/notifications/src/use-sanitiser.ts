import { useEffect, useState } from 'react';
import type { Sanitise } from './sanitised-html.tsx';

const loadSanitiser = async (): Promise<Sanitise> =>
  (await import('./sanitise-html.ts')).sanitiseHtml;

/** Shows the words alone, without what stands between angle brackets. */
const wordsOnly: Sanitise = (html) => {
  const words = document.createDocumentFragment();
  words.append(html.replaceAll(/<[^>]*>/gu, ' '));
  return words;
};

/**
 * What makes HTML harmless; absent until it is needed and there. If it cannot be loaded, only the words are shown.
 *
 * @param load - Its identity must be stable.
 */
export function useSanitiser(
  isNeeded: boolean,
  load: () => Promise<Sanitise> = loadSanitiser,
): Sanitise | undefined {
  const [sanitise, setSanitise] = useState<Sanitise>();
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setSanitise(() => loaded),
      () => setSanitise(() => wordsOnly),
    );
  }, [isNeeded, load]);
  return sanitise;
}
