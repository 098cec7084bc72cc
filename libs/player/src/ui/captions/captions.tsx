import { usePlayerScene, usePlayerValue } from '../player-context.ts';

/** The words of the subtitles, each line on a plate. Read by eye: a screen reader hears the film. */
export function Captions({ classes }: { classes: { root: string; line: string } }) {
  const { size, color, plate } = usePlayerScene().captionStyle;
  const text = usePlayerValue(({ context }) => context.subtitleText);
  if (!text) return null;
  const lines = text.split('\n').filter((line) => line.trim());
  return (
    <div
      className={classes.root}
      aria-hidden="true"
      data-size={size}
      data-color={color}
      data-plate={plate}
    >
      {lines.map((line, index) => (
        <div key={`${index}-${line}`}>
          <span className={classes.line}>{line}</span>
        </div>
      ))}
    </div>
  );
}
