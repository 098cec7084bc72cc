/** `length` UTF-16 units from `offset` on become `text`. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** One change of a text: edits of the same text, which do not overlap, the first place first. */
export type Change = readonly TextEdit[];

/** The text after a change. */
export const applyChange = (text: string, change: Change): string =>
  change.reduceRight(
    (result, { offset, length, text: added }) =>
      result.slice(0, offset) + added + result.slice(offset + length),
    text,
  );

/** The change that takes a change of `text` back. */
export function inverseOf(text: string, change: Change): Change {
  let shift = 0;
  return change.map(({ offset, length, text: added }) => {
    const back = {
      offset: offset + shift,
      length: added.length,
      text: text.slice(offset, offset + length),
    };
    shift += added.length - length;
    return back;
  });
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** How much two texts have in common at both ends; no character of two units is cut in half. */
export function commonEnds(before: string, after: string): { start: number; end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isLow(before.charCodeAt(before.length - end))) end -= 1;
  return { start, end };
}

/** The smallest single edit that makes one text the other; nothing where they are equal. */
export function differenceOf(before: string, after: string): Change {
  if (before === after) return [];
  const { start, end } = commonEnds(before, after);
  const text = after.slice(start, after.length - end);
  return [{ offset: start, length: before.length - end - start, text }];
}
