import { AUTO_QUALITY, SPEEDS } from './player.options.ts';
import type { PlayerContext, TrackOption, TrackRole } from './player.types.ts';

/** One entry of a settings list; `titleKey` where the title is a text of the interface. PLAYER-023 */
export interface PlayerOption<Value> {
  value: Value;
  active: boolean;
  title?: string;
  titleKey?: string;
  /** Of a track; BCP 47 or the like. */
  language?: string;
  /** Of a track. */
  role?: TrackRole;
  default?: boolean;
}

/** What an interface names a track by. */
const nameOf = ({ value, title, language, role }: TrackOption) => ({
  value,
  title,
  ...(language !== undefined && { language }),
  ...(role && { role }),
});

/** The list of speeds; 1 has a name of its own. PLAYER-028, PLAYER-029 */
export function selectSpeeds({ context }: { context: PlayerContext }): PlayerOption<number>[] {
  return SPEEDS.map((value) => ({
    value,
    active: value === context.speed,
    ...(value === 1 ? { titleKey: 'player.speedNormal' } : { title: String(value) }),
  }));
}

/** The list of resolutions, the highest first, after the automatic one. PLAYER-030 */
export function selectResolutions({ context }: { context: PlayerContext }): PlayerOption<string>[] {
  const isKnown = context.resolutions.some(({ value }) => value === context.resolution);
  return [
    { value: AUTO_QUALITY, titleKey: 'player.qualityAuto', active: !isKnown },
    ...context.resolutions.map(({ value, title }) => ({
      value,
      title,
      active: value === context.resolution,
    })),
  ];
}

/** The list of audio tracks. PLAYER-024 */
export function selectAudios({ context }: { context: PlayerContext }): PlayerOption<string>[] {
  return context.audios.map((track) => ({
    ...nameOf(track),
    active: track.value === context.audio,
    default: track.default ?? false,
  }));
}

/** The list of subtitles; the first turns them off, the last are those of the picture's words alone. PLAYER-031 */
export function selectSubtitles({
  context,
}: {
  context: PlayerContext;
}): PlayerOption<string | null>[] {
  return [
    { value: null, titleKey: 'player.subtitlesOff', active: context.subtitle === null },
    ...context.subtitles
      .map((track) => ({ ...nameOf(track), active: track.value === context.subtitle }))
      .toSorted((one, other) => Number(one.role === 'forced') - Number(other.role === 'forced')),
  ];
}
