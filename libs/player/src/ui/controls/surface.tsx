import { useRef } from 'react';
import { useControlsValue, usePlayerSend } from '../player-context.ts';

/**
 * The picture as something to press: a click plays or pauses, two clicks change the screen, a finger shows or hides
 * the controls. With the panel open a press only closes it. Keys have the buttons.
 */
export function Surface({ className }: { className: string }) {
  const { send, control } = usePlayerSend();
  const isPanelOpen = useControlsValue((snapshot) => snapshot.matches({ panel: 'open' }));
  const pointer = useRef('mouse');
  const press = () => {
    if (isPanelOpen) control({ type: 'panel.closed' });
    else if (pointer.current === 'touch') control({ type: 'screen.tapped' });
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
