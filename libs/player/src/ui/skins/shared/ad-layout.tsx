import { AdSkip, AdWaiting } from '../../controls/ad-break.tsx';
import { useKeptFocus } from '../../controls/use-kept-focus.ts';
import { useAdBreak } from '../../player-context.ts';
import type { SkinParts } from './skin-layout.tsx';

/**
 * What stands over advertising: what it is, the way past it, sound and size. Nothing of the content can be moved or
 * chosen meanwhile, and presses elsewhere are the advertisement's.
 */
export function AdControls({ classes, waiting, adBar }: SkinParts) {
  const box = useKeptFocus(useAdBreak() !== undefined);
  return (
    <div ref={box}>
      <div className={classes.scrim} />
      <AdWaiting className={classes.status}>{waiting}</AdWaiting>
      <div className={classes.offers}>
        <AdSkip className={classes.pass} />
      </div>
      <div className={classes.foot}>{adBar}</div>
    </div>
  );
}
