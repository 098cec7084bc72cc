import { type RefObject, useEffect } from 'react';
import type { RunningPlayer } from '../controller/create-player.ts';
import { keyMeaning } from './keyboard.ts';

function obeyKey(event: KeyboardEvent, { player, controls }: RunningPlayer): void {
  controls.send({ type: 'activity.noticed' });
  const meaning = keyMeaning(event);
  if (!meaning) return;
  // Space and arrows scroll the page otherwise; escape also leaves the full screen.
  if (event.code !== 'Escape') event.preventDefault();
  if (meaning.to === 'player') player.send(meaning.event);
  else controls.send(meaning.event);
}

/**
 * Keys, focus and the pointer, anywhere on the stage. Keys count as well while nothing on the page has the focus,
 * as it is right after the page has opened.
 */
export function useStageEvents(
  stage: RefObject<HTMLElement | null>,
  running: RunningPlayer | undefined,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !running) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const page = element.ownerDocument;
    const notice = () => running.controls.send({ type: 'activity.noticed' });
    page.addEventListener(
      'keydown',
      (event) => {
        const { target } = event;
        const isHere = target === page.body || (target instanceof Node && element.contains(target));
        if (isHere) obeyKey(event, running);
      },
      { signal },
    );
    element.addEventListener('focusin', notice, { signal });
    element.addEventListener(
      'pointermove',
      // A finger's move is the start of a tap or a swipe, which say themselves what they are.
      ({ pointerType }) => pointerType !== 'touch' && notice(),
      { signal },
    );
    return () => abort.abort();
  }, [stage, running]);
}
