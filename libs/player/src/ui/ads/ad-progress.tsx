import type { CSSProperties } from 'react';
import { useShownAd } from './use-shown-ad.ts';

/** Class names of {@link AdProgress}. */
export interface AdProgressClasses {
  root: string;
  part: string;
  /** Gets `--gone`, the share that is over. */
  gone: string;
}

/**
 * How far the break is, in one part for each of its advertisements. It moves nothing, and label and time say the same
 * in words.
 */
export function AdProgress({ classes }: { classes: AdProgressClasses }) {
  const ad = useShownAd();
  if (!ad) return null;
  const positions = Array.from({ length: Math.max(ad.count, ad.position) }, (_, at) => at + 1);
  const gone = (position: number) => {
    if (position === ad.position) return ad.share;
    return position < ad.position ? 1 : 0;
  };
  return (
    <div className={classes.root} aria-hidden="true">
      {positions.map((position) => (
        <div key={position} className={classes.part}>
          {gone(position) > 0 && (
            <div className={classes.gone} style={{ '--gone': gone(position) } as CSSProperties} />
          )}
        </div>
      ))}
    </div>
  );
}
