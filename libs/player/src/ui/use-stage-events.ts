import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RunningPlayer } from '../controller/create-player.ts';
import { obeyInAd } from './ads/ad-keys.ts';
import { createKeyFilter, keyMeaning } from './keyboard.ts';

/**
 * Keys, focus and the pointer, anywhere on the stage. Keys count as well while nothing on the page has the focus,
 * as it is right after the page has opened.
 *
 * @param showShortcuts - Shows what every key does.
 * @param isWholePage - Whether keys count while nothing has the focus; beside other things they scroll the page then. @default true
 */
export function useStageEvents(
  stage: RefObject<HTMLElement | null>,
  running: RunningPlayer | undefined,
  showShortcuts: () => void,
  isWholePage = true,
): void {
  const obey = useEffectEvent((event: KeyboardEvent, obeying: RunningPlayer) => {
    const meaning = keyMeaning(event);
    if (!meaning) return;
    // Space and arrows scroll the page otherwise; escape also leaves the full screen.
    if (event.code !== 'Escape') event.preventDefault();
    if (obeyInAd(meaning, obeying)) return;
    if (meaning.to === 'shortcuts') showShortcuts();
    else if (meaning.to === 'player') obeying.player.send(meaning.event);
    else obeying.controls.send(meaning.event);
  });

  useEffect(() => {
    const element = stage.current;
    if (!element || !running) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const page = element.ownerDocument;
    const notice = () => running.controls.send({ type: 'activity.noticed' });
    // What surrounds the player has the focus after a move within the site, which is nothing in particular.
    const isHere = ({ target }: Event) =>
      target instanceof Node &&
      (element.contains(target) || (isWholePage && target.contains(element)));
    const isPress = createKeyFilter();
    // Before the controls get it: what a control keeps for itself shows the controls as well.
    page.addEventListener('keydown', (event) => isHere(event) && notice(), {
      signal,
      capture: true,
    });
    page.addEventListener(
      'keydown',
      (event) => {
        if (isHere(event) && isPress(event, event.timeStamp)) obey(event, running);
      },
      { signal },
    );
    running.takeKeys();
    element.addEventListener('focusin', notice, { signal });
    const hold = (isHeld: boolean) => running.controls.send({ type: 'focus.changed', isHeld });
    // A control that shows its focus must not go away under it; the picture itself is no control.
    element.addEventListener(
      'focusin',
      ({ target }) =>
        hold(
          target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible'),
        ),
      { signal },
    );
    element.addEventListener('focusout', () => hold(false), { signal });
    element.addEventListener(
      'pointermove',
      // A finger's move is the start of a tap or a swipe, which say themselves what they are.
      ({ pointerType }) => pointerType !== 'touch' && notice(),
      { signal },
    );
    return () => abort.abort();
  }, [stage, running, isWholePage]);
}
