import { Artwork } from '@foyer/ui/artwork';
import { stage, stageCover } from '../css/result.css.ts';
import type { CoversProps } from './covers.types.ts';

/** Covers at each side of the one in front. */
const SIDE = 3;

/** How far a cover is from the front, in a ring. */
function offsetOf(index: number, { covers: { length }, front }: CoversProps): number {
  const ahead = (index - front + length) % length;
  return ahead > length / 2 ? ahead - length : ahead;
}

/** A row of covers that passes under the light, one each second. COLD-008 */
export function LitCovers(props: CoversProps) {
  const side = Math.min(SIDE, Math.floor((props.covers.length - 1) / 2));
  return (
    <div className={stage} aria-hidden="true">
      {props.covers.map(({ id, name, image }, index) => {
        const offset = offsetOf(index, props);
        if (Math.abs(offset) > side) return null;
        return (
          <div key={id} className={stageCover} data-cover={id} data-offset={offset}>
            <Artwork picture={image} size={[230, 333]} title={name} isUrgent />
          </div>
        );
      })}
    </div>
  );
}
