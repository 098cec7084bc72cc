import { setLines, type Hang, type LineStyle, type TextBlock } from './block.ts';
import { billingLines, type Credits } from './credits.ts';
import { measure } from './faces.ts';
import type { Sheet } from './setting.types.ts';

/** Up to two lines of billing at the foot of the sheet. */
export function billing(credits: Credits, { width, height }: Sheet): TextBlock {
  const lines = billingLines(credits);
  const size = Math.min(
    width * 0.03,
    ...lines.map((line) => (width * 0.86) / measure(line, 'condensedText', 1, 0.06)),
  );
  return setLines(
    'small',
    lines,
    { face: 'condensedText', size, align: 'centre', x: width / 2, leading: 1.3, tracking: 0.06 },
    { bottom: height - width * 0.055 },
  );
}

/** One line of small print no wider than `width`; nothing when there is nothing to say. */
export function note(line: string, width: number, style: LineStyle, hang: Hang): TextBlock[] {
  if (line === '') return [];
  const natural = measure(line, style.face, style.size, style.tracking);
  const size = style.size * Math.min(1, width / natural);
  return [setLines('small', [line], { ...style, size }, hang)];
}
