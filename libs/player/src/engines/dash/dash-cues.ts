import type { MediaPlayerClass } from 'dashjs';
import { plainText } from '../../engine/text-cues.ts';

/** What is known of a rendition in a manifest. */
type Rendition = Readonly<{ mimeType?: string | null; codecs?: string | null }>;

/** Whether subtitles are in TTML, which draws text in places of its own and is not read here. */
export const isTtml = ({ mimeType, codecs }: Rendition): boolean =>
  Boolean(mimeType?.includes('ttml') || codecs?.startsWith('stpp'));

/** Reads the words of the chosen subtitles, which dash.js parses and does not draw. */
export function readDashCues(
  player: MediaPlayerClass,
  onText: (text: string) => void,
): { clear: () => void } {
  // Nobody is offered what would show nothing.
  player.registerCustomCapabilitiesFilter((rendition) => !isTtml(rendition));
  const cues = new Map<string, string>();
  const tell = () => onText([...cues.values()].join('\n'));
  player.on('cueEnter', ({ cueID = '', text = '' }: { cueID?: string; text?: string }) => {
    cues.set(cueID, plainText(text));
    tell();
  });
  player.on('cueExit', ({ cueID = '' }: { cueID?: string }) => {
    cues.delete(cueID);
    tell();
  });
  return { clear: () => cues.clear() };
}
