import type { SubtitleCue } from '@foyer/player-machine';
import { usePlayerScene, usePlayerValue } from '../player-context.ts';
import * as css from './captions.css.ts';

/** Class names of {@link Captions}. */
export interface CaptionClasses {
  /** A box at the foot of the picture. */
  root: string;
  line: string;
}

/** The words of the subtitles, each line on a plate. Read by eye: a screen reader hears the film. */
export function Captions({ classes }: { classes: CaptionClasses }) {
  const { size, color, plate } = usePlayerScene().captionStyle;
  const cues = usePlayerValue(({ context }) => context.subtitleCues);
  const look = { 'data-size': size, 'data-color': color, 'data-plate': plate };
  const tops = [...new Set(cues.map(({ top }) => top))];
  return tops.map((top) => {
    const isPlaced = top !== undefined;
    return (
      <div
        key={top ?? 'foot'}
        className={isPlaced ? `${classes.root} ${css.placed}` : classes.root}
        aria-hidden="true"
        {...look}
      >
        {isPlaced && <div style={{ flex: `0 1 ${top}%` }} />}
        <div className={css.cues}>
          {cues
            .filter((cue) => cue.top === top)
            .map((cue, index) => (
              <Cue key={`${index}-${cue.text}`} cue={cue} lineClass={classes.line} />
            ))}
        </div>
      </div>
    );
  });
}

/** Words that stand together; each line runs in the direction of its own letters. */
function Cue({ cue, lineClass }: { cue: SubtitleCue; lineClass: string }) {
  const { text, left, width, align = 'center' } = cue;
  const lines = text.split('\n').filter((line) => line.trim());
  return (
    <div
      style={{
        textAlign: align,
        ...(left !== undefined && { marginLeft: `${left}%` }),
        ...(width !== undefined && { width: `${width}%` }),
      }}
    >
      {lines.map((line, index) => (
        <div key={`${index}-${line}`} dir="auto">
          <span className={lineClass}>{line}</span>
        </div>
      ))}
    </div>
  );
}
