import type { RunningPlayer } from '../../controller/create-player.ts';
import type { KeyMeaning } from '../keyboard.ts';
import { toggleAd } from './ask-ad.ts';

/** What may have the focus while advertising has the screen, a program of it first; a slider keeps its arrows, and so would catch them. */
const CONTROLS = '[data-break] :is(a[href], button:not([disabled])), iframe';

/** Moves the focus to the control before or after the one that has it; from none, to the one that skips or to an end. */
function moveFocus(stage: HTMLElement, direction: 1 | -1): void {
  const controls = [...stage.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
    control.checkVisibility(),
  );
  const at = controls.findIndex((control) => control === stage.ownerDocument.activeElement);
  const skip = controls.find((control) => control.matches('[data-player-button="ad_skip"]'));
  const next = at < 0 ? (skip ?? controls.at(direction > 0 ? 0 : -1)) : controls[at + direction];
  next?.focus();
}

/**
 * What keys mean while advertising has the screen: those that play and pause are the advertisement's, and those that
 * seek lead through its controls, as on a remote control, since there is nothing to seek in.
 *
 * @returns False for keys that mean what they mean in the content, such as those of the sound.
 */
export function obeyInAd(
  meaning: KeyMeaning,
  running: Pick<RunningPlayer, 'ads' | 'stage'>,
): boolean {
  if (!running.ads?.get()) return false;
  // A list of keys that hold for the content.
  if (meaning.to === 'shortcuts') return true;
  if (meaning.event.type === 'player.toggle') return toggleAd(running);
  if (meaning.event.type !== 'seek.pressed') return false;
  moveFocus(running.stage, meaning.event.direction);
  return true;
}
