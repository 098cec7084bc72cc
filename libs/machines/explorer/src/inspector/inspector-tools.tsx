import { button } from '../form/form.css.ts';
import { note, title } from '../panels/panels.css.ts';
import { saveFile } from '../panels/save-file.ts';
import type { InspectedActor } from './create-inspector.ts';
import { exportRecording } from './export-recording.ts';
import type { Side } from './resize-handle.tsx';

interface InspectorToolsProps {
  actor: InspectedActor | undefined;
  side: Side;
  onSide: (side: Side) => void;
  /** Whether it stands in a window of its own. */
  isAway: boolean;
  onLeave: () => void;
  onReturn: () => void;
}

/** Takes the flow to a file, and the panel to another place. */
export function InspectorTools({ actor, side, isAway, ...on }: InspectorToolsProps) {
  return (
    <>
      <h2 className={title}>Running flows</h2>
      {actor ? <Export actor={actor} /> : <span className={note}>None has started yet.</span>}
      {isAway ? (
        <button type="button" className={button} onClick={on.onReturn}>
          Back into the page
        </button>
      ) : (
        <>
          <button
            type="button"
            className={button}
            onClick={() => on.onSide(side === 'bottom' ? 'right' : 'bottom')}
          >
            {side === 'bottom' ? 'To the right' : 'To the bottom'}
          </button>
          <button type="button" className={button} onClick={on.onLeave}>
            Own window
          </button>
        </>
      )}
    </>
  );
}

function Export({ actor }: { actor: InspectedActor }) {
  if (!actor.recording) {
    return <span className={note}>It was running before it was watched: no replay.</span>;
  }
  return (
    <button
      type="button"
      className={button}
      onClick={() => saveFile(`${actor.machine.id}.replay.json`, exportRecording(actor))}
    >
      Export as replay
    </button>
  );
}
