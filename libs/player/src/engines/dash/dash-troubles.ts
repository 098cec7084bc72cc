import type { MediaPlayerClass } from 'dashjs';
import type { DriverContext } from '../../engine/engine-driver.ts';
import { createMissingSegments } from '../../engine/missing-segments.ts';
import type { DashLoaderOptions } from './dash-loader.ts';
import type { SegmentTroubles } from './dash-rules.ts';
import { isDashAuto } from './dash-tracks.ts';

/** What is done about segments that do not come. */
export function onTroubles(
  player: MediaPlayerClass,
  troubles: SegmentTroubles,
  { video, onEvent }: DriverContext,
): Pick<DashLoaderOptions, 'onTrouble' | 'onSegment'> {
  const missing = createMissingSegments();
  return {
    onSegment: ({ mediaType = '' }) => missing.came(mediaType),
    onTrouble: (trouble, { url, mediaType = '', startTime = 0 }, look) => {
      const isMoved = () => {
        troubles.set(url, trouble);
        look();
        const didMove = troubles.get(url) === 'moved';
        troubles.delete(url);
        return didMove;
      };
      if (trouble === 'stalled') return isMoved() ? 'leave' : 'retry';
      const hasOthers = mediaType === 'video' && isDashAuto(player);
      const isShown = video.buffered.length > 0;
      const ask = (mayMove: boolean) =>
        trouble === 'broken'
          ? missing.breaks(mediaType, startTime, { hasOthers: mayMove, isShown })
          : missing.miss(mediaType, startTime, mayMove);
      const first = ask(hasOthers);
      if (first === 'otherRendition' && isMoved()) return 'leave';
      const answer = first === 'otherRendition' ? ask(false) : first;
      if (answer === 'retry') return 'retry';
      if (answer !== 'giveUp') return 'skip';
      onEvent({
        type: 'error',
        error: { severity: 2, category: 4, code: 'segments-missing' },
      });
      return 'retry';
    },
  };
}

/** Leaves a rendition whose start is not there: dash.js would wait for it. */
export const leaveWithoutStart =
  ({ lost, onEvent }: DriverContext): DashLoaderOptions['onMissingStart'] =>
  ({ representation }) => {
    if (!representation) return false;
    lost.add(representation.id);
    const code = 'start-missing';
    // What was lost before is not counted: no engine after that has it.
    const isLast = representation.mediaInfo.representationCount <= 1;
    if (isLast) onEvent({ type: 'error', error: { severity: 2, category: 4, code } });
    else onEvent({ type: 'error', error: { severity: 2, category: 7, code }, isLost: true });
    return true;
  };
