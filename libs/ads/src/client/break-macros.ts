import type { AdBreak } from '@foyer/ad-slots';
import type { MacroValues } from '../ad-request/macros.ts';
import type { BreakStage } from './ad-client.types.ts';

/** Places in the content, as numbers. VAST 4.3 §6.4 `[BREAKPOSITION]` */
const positions = { preroll: '1', midroll: '2', postroll: '3', pauseroll: '4' } as const;

/** What this client plays: VAST 2 to 4.3 with their wrappers. VAST 4.3 §6.5 `[VASTVERSIONS]` */
const VERSIONS = '2,3,5,6,7,8,11,12,13,14,15,16';

/** VPAID 2 and SIMID, walled. VAST 4.3 §6.5 `[APIFRAMEWORKS]` */
const FRAMEWORKS = '2,8';

/** Such as `00:01:05.250`; -1 for what has no time. */
export const macroClock = (seconds: number): string =>
  Number.isFinite(seconds) && seconds >= 0
    ? new Date(seconds * 1_000).toISOString().slice(11, 23)
    : '-1';

/** What they are read from. */
interface Facts extends Pick<BreakStage, 'content' | 'wrapper'> {
  sound: Pick<BreakStage['sound'], 'get'>;
}

/** What macros stand for at this moment, as far as the player itself knows. VAST 4.3 §6 */
export function breakMacros(
  { slot, limit }: Pick<AdBreak, 'slot' | 'limit'>,
  { content, sound, wrapper }: Facts,
): MacroValues {
  const { width, height } = wrapper.getBoundingClientRect();
  const playhead = macroClock(content().time);
  const states = [
    sound.get().isMuted && 'muted',
    document.fullscreenElement !== null && 'fullscreen',
  ].filter(Boolean);
  return {
    BREAKPOSITION: positions[slot],
    BREAKMAXADS: String(limit),
    CONTENTPLAYHEAD: playhead,
    MEDIAPLAYHEAD: playhead,
    PLAYERSIZE: `${Math.round(width)},${Math.round(height)}`,
    ...(states.length > 0 && { PLAYERSTATE: states.join(',') }),
    PLACEMENTTYPE: '1',
    PLAYERCAPABILITIES: 'skip,mute,autoplay,mautoplay,fullscreen,icon',
    VASTVERSIONS: VERSIONS,
    APIFRAMEWORKS: FRAMEWORKS,
    MEDIAMIME: 'video/mp4,application/x-mpegurl',
    SERVERSIDE: '0',
  };
}
