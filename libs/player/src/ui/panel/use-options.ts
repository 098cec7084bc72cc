import {
  AUTO_QUALITY,
  type PlayerOption,
  selectAudios,
  selectResolutions,
  selectSpeeds,
  selectSubtitles,
} from '@foyer/player-machine';
import { languageTags, type TextKey, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { usePlayerSend, usePlayerValue } from '../player-context.ts';
import { useShownQuality } from '../use-shown-quality.ts';
import type { Choice } from './option-group.tsx';
import type { OptionScreen } from './panel.types.ts';
import { trackNames } from './track-names.ts';

type Option = PlayerOption<string | number | null>;

/** A settings list as the panel shows it. */
export interface OptionListing {
  choices: readonly Choice[];
  /** Id of the active one. */
  chosen: string | undefined;
  /** The active one's title, for the row that leads to the list. */
  summary: string;
  choose: (id: string) => void;
}

const selects: Record<OptionScreen, (snapshot: never) => Option[]> = {
  quality: selectResolutions,
  speed: selectSpeeds,
  subtitles: selectSubtitles,
  audio: selectAudios,
};

const sameOptions = (one: Option[], other: Option[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What can be chosen on a screen, named in the viewer's language. PLAYER-023, PLAYER-028 to PLAYER-032 */
export function useOptions(screen: OptionScreen): OptionListing {
  const t = useTranslate('player');
  const tag = languageTags[useLanguage()];
  const { send } = usePlayerSend();
  const options = usePlayerValue<Option[]>(
    selects[screen] as (snapshot: unknown) => Option[],
    sameOptions,
  );
  const shownQuality = useShownQuality();
  const isOfTracks = screen === 'audio' || screen === 'subtitles';

  const isTrack = ({ titleKey }: Option) => isOfTracks && !titleKey;
  const tracks = options.filter(isTrack);
  const names = trackNames(tracks, { t, tag });
  const titleOf = (option: Option) => {
    const { value, title, titleKey } = option;
    if (isTrack(option)) return names[tracks.indexOf(option)] ?? '';
    const name = titleKey ? t(titleKey as TextKey) : (title ?? '');
    if (value === AUTO_QUALITY && shownQuality) return `${name}, ${shownQuality}`;
    return typeof value === 'number' && !titleKey
      ? `${new Intl.NumberFormat(tag).format(value)}×`
      : name;
  };
  const active = options.find((option) => option.active);
  return {
    choices: options.map((option) => ({ id: idOf(option), title: titleOf(option) })),
    chosen: active && idOf(active),
    summary: active ? titleOf(active) : '',
    choose: (id) => {
      const option = options.find((one) => idOf(one) === id);
      if (option) send(requestOf(screen, option.value));
    },
  };
}

const idOf = ({ value }: Option) => String(value);

function requestOf(screen: OptionScreen, value: Option['value']) {
  switch (screen) {
    case 'quality':
      return { type: 'resolution.select', value: String(value) } as const;
    case 'speed':
      return { type: 'speed.select', speed: Number(value) } as const;
    case 'audio':
      return { type: 'audio.select', value: String(value) } as const;
    case 'subtitles':
      return { type: 'subtitle.select', value: value === null ? null : String(value) } as const;
  }
}
