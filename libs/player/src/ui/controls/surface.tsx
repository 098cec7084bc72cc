import { type MouseEvent, useEffect, useRef } from 'react';
import { usePanel } from '../panel/use-panel.ts';
import { useControlsValue, usePlayerSend } from '../player-context.ts';
import { DOUBLE_TAP_MS, nextTap, type Tap } from './tap.ts';

/**
 * The picture as something to press: a click plays or pauses, two clicks change the screen. A finger shows or hides
 * the controls, and two taps move ahead or back, each further one again. With the panel open a press only closes it.
 * Keys have the buttons. PLAYER-044
 */
export function Surface({ className }: { className: string }) {
  const { send, control } = usePlayerSend();
  const panel = usePanel();
  const areHidden = useControlsValue((snapshot) => snapshot.matches({ visibility: 'hidden' }));
  const pointer = useRef('mouse');
  const last = useRef<Tap>(undefined);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);

  const tap = ({ clientX, currentTarget, timeStamp }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const side = clientX - left < width / 2 ? -1 : 1;
    last.current = nextTap(last.current, timeStamp, side);
    clearTimeout(hiding.current);
    if (last.current.count > 0) control({ type: 'seek.pressed', direction: side });
    else if (areHidden) control({ type: 'screen.tapped' });
    // Controls stay until it is clear that no second tap follows.
    else hiding.current = setTimeout(() => control({ type: 'screen.tapped' }), DOUBLE_TAP_MS);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (panel.isOpen) panel.close();
    else if (pointer.current === 'touch') tap(event);
    else send({ type: 'player.toggle' });
  };
  return (
    <div
      className={className}
      role="presentation"
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      onClick={press}
      onDoubleClick={() => {
        if (pointer.current !== 'touch') send({ type: 'fullscreen.toggle' });
      }}
    />
  );
}
