import type { MediaPlayerClass } from 'dashjs';

/** A change of rendition; forced where a segment under way is given up for it. */
interface QualityChange {
  reason?: { forceAbandon?: boolean } | null;
}

interface StreamProcessor {
  prepareQualityChange: (change: QualityChange) => void;
  getLastSegment: () => { presentationStartTime: number; duration: number } | null;
  setExplicitBufferingTime: (seconds: number) => void;
}

/**
 * Asks for a segment that was given up in the rendition it was given up for, also where it is the last one. Before
 * `initialize`.
 *
 * dash.js wants to ask again as well, but looks first whether all has been asked for, and takes the segment that was
 * given up for asked: at the end it asked for nothing more, and the picture never came.
 */
export function askAgainForAbandoned(player: MediaPlayerClass): void {
  function Processor(this: { parent: StreamProcessor }): Partial<StreamProcessor> {
    const { prepareQualityChange, getLastSegment, setExplicitBufferingTime } = this.parent;
    return {
      prepareQualityChange: (change) => {
        const segment = change.reason?.forceAbandon ? getLastSegment() : null;
        // Its middle, since renditions do not always cut at the very same moment.
        if (segment) setExplicitBufferingTime(segment.presentationStartTime + segment.duration / 2);
        prepareQualityChange(change);
      },
    };
  }
  player.extend('StreamProcessor', Processor, true);
}
