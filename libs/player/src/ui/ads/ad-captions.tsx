import { usePlayerScene } from '../player-context.ts';
import { useShownAd } from './use-shown-ad.ts';

/** The words of an advertisement, with the looks that the viewer has chosen for captions. VAST 4.3 §3.9.4 */
export function AdCaptions({ classes }: { classes: { root: string; line: string } }) {
  const { size, color, plate } = usePlayerScene().captionStyle;
  const lines = useShownAd()?.captions;
  if (!lines) return null;
  return (
    // Read by eye: a screen reader hears the advertisement.
    <div
      className={classes.root}
      aria-hidden="true"
      data-size={size}
      data-color={color}
      data-plate={plate}
    >
      {lines.map((line, index) => (
        <div key={`${index}-${line}`} dir="auto">
          <span className={classes.line}>{line}</span>
        </div>
      ))}
    </div>
  );
}
