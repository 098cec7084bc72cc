import type { AdBreakView } from '@foyer/ad-slots';

/** What is worth a word while advertising has the screen. */
export type AdStep = 'started' | 'skippable' | 'ended';

/**
 * What has become of a break between two looks at it, oldest first; seconds that pass are nothing. A break that showed
 * nothing does not end.
 *
 * @param hasShown - Whether the break has shown an advertisement so far.
 */
export function adSteps(
  before: AdBreakView | undefined,
  now: AdBreakView | undefined,
  hasShown: boolean,
): AdStep[] {
  if (!now) return before && hasShown ? ['ended'] : [];
  if (!now.isShowing) return [];
  const isSame = before?.isShowing === true && before.position === now.position;
  const steps: AdStep[] = isSame ? [] : ['started'];
  const couldSkip = isSame && before.skipIn === 0;
  return now.skipIn === 0 && !couldSkip ? [...steps, 'skippable'] : steps;
}
