import type { MediaPlayerClass } from 'dashjs';
import { plainText } from '../../engine/text-cues.ts';

/** Reads the words of the chosen subtitles, which dash.js parses and does not draw. */
export function readDashCues(
  player: MediaPlayerClass,
  onText: (text: string) => void,
): { clear: () => void } {
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
