/** A line of subtitles; times in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const seconds = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The cues of a WebVTT file. */
export const readCues = (text: string): Cue[] =>
  text.split(/\n{2,}/).flatMap((block): Cue[] => {
    const lines = block.trim().split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const [start, end] = (lines[at] ?? '').split('-->');
    if (start === undefined || end === undefined) return [];
    return [{ start: seconds(start), end: seconds(end), text: lines.slice(at + 1).join('\n') }];
  });

function clock(time: number): string {
  const milliseconds = Math.round(time * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  const whole = milliseconds / 1000;
  return `${two(whole / 3600)}:${two((whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

/**
 * A WebVTT file of some cues. Its header says that their times are those of the media, which players
 * of HLS otherwise guess.
 */
export const writeCues = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000',
    ...cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}`),
  ].join('\n\n') + '\n';
