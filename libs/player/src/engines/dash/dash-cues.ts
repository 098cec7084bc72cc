import type { SubtitleCue } from '@foyer/player-machine';
import type { MediaPlayerClass } from 'dashjs';
import type { CueSettings } from '../../engine/cue-place.ts';
import { shownCue } from '../../engine/text-cues.ts';
import { ttmlCues } from './ttml-cues.ts';

/** What is known of a rendition in a manifest. */
type Rendition = Readonly<{ mimeType?: string | null; codecs?: string | null }>;

/** Whether subtitles are pictures of text, which only a browser that draws TTML itself could show. */
export const isPictures = ({ codecs }: Rendition): boolean =>
  /^stpp\.\w+\.im\di/.test(codecs ?? '');

/** A cue as dash.js passes it on within itself. */
interface DashCue {
  start: number;
  data?: string;
  styles?: CueSettings;
}

interface TextTracks {
  addCaptions: (index: number, offset: number, cues: readonly DashCue[]) => void;
  getTextTrackInfos: () => readonly unknown[];
  setCurrentTrackIdx: (index: number) => void;
  setModeForTrackIdx: (index: number, mode: TextTrackMode) => void;
}

const keyOf = (start: number, text: string) => `${start.toFixed(3)} ${text}`;

/**
 * Has dash.js read TTML as text, and hears where cues are to stand: what dash.js tells of them has lost it. Before
 * `initialize`.
 */
function listen(player: MediaPlayerClass): (start: number, text: string) => CueSettings {
  const settings = new Map<string, CueSettings>();
  function Tracks(this: { parent: TextTracks }): TextTracks {
    const { addCaptions, setCurrentTrackIdx, setModeForTrackIdx } = this.parent;
    return {
      addCaptions: (index, offset, cues) => {
        for (const { start, data, styles } of cues ?? []) {
          if (data && styles) settings.set(keyOf(start + offset, data), styles);
        }
        addCaptions(index, offset, cues);
      },
      // Asked for the words of the picture alone, which dash.js would choose by itself, and load beside what is chosen.
      getTextTrackInfos: () => [],
      // A track that is left would tell its cues on as long as it is only hidden.
      setModeForTrackIdx: (index) => setModeForTrackIdx(index, 'disabled'),
      setCurrentTrackIdx: (index) => {
        setCurrentTrackIdx(index);
        if (index >= 0) setModeForTrackIdx(index, 'hidden');
      },
    };
  }
  player.extend('TextTracks', Tracks, true);
  player.extend('TTMLParser', () => ({ parse: ttmlCues }), true);
  return (start, text) => settings.get(keyOf(start, text)) ?? {};
}

/** Reads the words of the chosen subtitles, which dash.js parses and does not draw. */
export function readDashCues(
  player: MediaPlayerClass,
  onCues: (cues: readonly SubtitleCue[]) => void,
): { clear: () => void } {
  const settingsOf = listen(player);
  // Nobody is offered what would show nothing.
  player.registerCustomCapabilitiesFilter((rendition) => !isPictures(rendition));
  const cues = new Map<string, SubtitleCue>();
  const tell = () => onCues([...cues.values()]);
  player.on(
    'cueEnter',
    ({ cueID = '', text = '', startTime = 0 }: Partial<VTTCue> & { cueID?: string }) => {
      cues.set(cueID, shownCue(text, settingsOf(startTime, text)));
      tell();
    },
  );
  player.on('cueExit', ({ cueID = '' }: { cueID?: string }) => {
    cues.delete(cueID);
    tell();
  });
  return {
    clear: () => {
      cues.clear();
      tell();
    },
  };
}
