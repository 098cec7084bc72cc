import type { SubtitleCue } from '@foyer/player-machine';

/** The settings of a cue, as WebVTT has them; a browser's own cue fits. */
export interface CueSettings {
  line?: number | 'auto';
  /** Whether `line` counts lines, and not the height. @default true */
  snapToLines?: boolean;
  lineAlign?: string;
  position?: number | 'auto';
  positionAlign?: string;
  align?: string;
  size?: number;
}

/** The share of the height that WebVTT reckons for a line, in percent. */
const LINE = 5.33;
/** From here on a cue stands where those without a place stand. */
const BOTTOM = 85;

/** The upper edge, in percent; undefined for the usual place at the bottom. */
function topOf({ line = 'auto', snapToLines = true, lineAlign }: CueSettings, lines: number) {
  if (typeof line !== 'number') return undefined;
  const edge = snapToLines ? (line < 0 ? 100 + line * LINE : line * LINE) : line;
  const above = lineAlign === 'end' ? 1 : lineAlign === 'center' ? 0.5 : 0;
  const top = Math.max(0, edge - above * lines * LINE);
  return top + (lines - 1) * LINE < BOTTOM ? Math.round(top) : undefined;
}

const isAlign = (align: string): align is NonNullable<SubtitleCue['align']> =>
  ['start', 'end', 'left', 'right'].includes(align);

/** Its stretch of the width, in percent, after the rules of WebVTT. */
function stretchOf({
  position = 'auto',
  positionAlign = 'auto',
  align = 'center',
  size = 100,
}: CueSettings) {
  const isStart = align === 'start' || align === 'left';
  const isEnd = align === 'end' || align === 'right';
  const place = typeof position === 'number' ? position : isStart ? 0 : isEnd ? 100 : 50;
  const side =
    positionAlign === 'auto'
      ? isStart
        ? 'line-left'
        : isEnd
          ? 'line-right'
          : 'center'
      : positionAlign;
  const room =
    {
      'line-left': 100 - place,
      'line-right': place,
    }[side] ?? 2 * Math.min(place, 100 - place);
  const width = Math.min(size, room);
  const left = { 'line-left': place, 'line-right': place - width }[side] ?? place - width / 2;
  return { left: Math.round(left), width: Math.round(width) };
}

/** Where a cue of so many lines stands, as far as it says so. */
export function cuePlace(settings: CueSettings, lines: number): Omit<SubtitleCue, 'text'> {
  const top = topOf(settings, lines);
  const { left, width } = stretchOf(settings);
  const { align = 'center' } = settings;
  return {
    ...(top !== undefined && { top }),
    ...(width > 0 && width < 100 && { left, width }),
    ...(isAlign(align) && { align }),
  };
}
