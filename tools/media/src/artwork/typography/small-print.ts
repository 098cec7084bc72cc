import type { Random } from '../drawing/random.ts';
import { setLines, type Hang, type LineStyle, type TextBlock } from './block.ts';
import { measure } from './faces.ts';
import { cast } from './names.ts';
import type { Sheet } from './setting.types.ts';

/** Two lines of billing at the foot of the sheet. */
export function billing(random: Random, { width, height }: Sheet): TextBlock {
  const [a = '', b = '', c = '', d = '', e = ''] = cast(random, 5).map(({ name }) =>
    name.toUpperCase(),
  );
  const lines = [
    `КИНОКОМПАНИЯ «ПЕРЕПРАВА» ПРЕДСТАВЛЯЕТ ФИЛЬМ ${a}`,
    `В РОЛЯХ ${b}  ${c}  ОПЕРАТОР ${d}  КОМПОЗИТОР ${e}`,
  ];
  const size = Math.min(
    width * 0.028,
    ...lines.map((line) => (width * 0.86) / measure(line, 'condensedText', 1, 0.05)),
  );
  return setLines(
    'small',
    lines,
    { face: 'condensedText', size, align: 'centre', x: width / 2, leading: 1.3, tracking: 0.05 },
    { bottom: height - width * 0.055 },
  );
}

/** One line of small print. */
export function note(line: string, style: LineStyle, hang: Hang): TextBlock {
  return setLines('small', [line], style, hang);
}
