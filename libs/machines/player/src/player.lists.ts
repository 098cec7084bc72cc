import { AUTO_QUALITY, SPEEDS } from './player.options.ts';
import type { PlayerContext } from './player.types.ts';

/** One entry of a settings list; `titleKey` where the title is a text of the interface. PLAYER-023 */
export interface PlayerOption<Value> {
  value: Value;
  active: boolean;
  title?: string;
  titleKey?: string;
  default?: boolean;
}

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
  return context.audios.map(({ value, title, default: isDefault = false }) => ({
    value,
    title,
    active: value === context.audio,
    default: isDefault,
  }));
}

/** The list of subtitles; the first turns them off. PLAYER-031 */
export function selectSubtitles({
  context,
}: {
  context: PlayerContext;
}): PlayerOption<string | null>[] {
  return [
    { value: null, titleKey: 'player.subtitlesOff', active: context.subtitle === null },
    ...context.subtitles.map(({ value, title }) => ({
      value,
      title,
      active: value === context.subtitle,
    })),
  ];
}
