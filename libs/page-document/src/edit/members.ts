import type { Node } from 'jsonc-parser';
import { indentAt, styleOf } from '../text/style.ts';
import type { TextEdit } from '../text/text-edit.ts';

const endOf = ({ offset, length }: Node): number => offset + length;

const breaksIn = (text: string): boolean => /[\r\n]/.test(text);

/** What stands between two members, or before the only one: where it breaks the line, the next one does too. */
function gapBefore(text: string, { offset, children = [] }: Node): string | undefined {
  const [first, second] = children;
  if (!first) return undefined;
  if (!second) return text.slice(offset + 1, first.offset);
  return text.slice(text.indexOf(',', endOf(first)) + 1, second.offset);
}

/** Indent that the members of an object or a list have, or would have; absent on one line. */
export function memberIndent(text: string, holder: Node): string | undefined {
  const gap = gapBefore(text, holder);
  const { isOneLine, unit } = styleOf(text);
  if (gap === undefined) {
    return isOneLine ? undefined : indentAt(text, holder.offset) + unit;
  }
  return breaksIn(gap) ? (/[ \t]*$/.exec(gap)?.[0] ?? '') : undefined;
}

/** Adds a member, as it is spelled, at a position of an object or a list. */
export function insertMember(text: string, holder: Node, at: number, member: string): TextEdit {
  const members = holder.children ?? [];
  const gap = gapBefore(text, holder);
  if (gap === undefined) {
    const indent = memberIndent(text, holder);
    const { eol } = styleOf(text);
    const inside =
      indent === undefined
        ? member
        : `${eol}${indent}${member}${eol}${indentAt(text, holder.offset)}`;
    return { offset: holder.offset + 1, length: holder.length - 2, text: inside };
  }
  const next = members[at];
  if (next) return { offset: next.offset, length: 0, text: `${member},${gap}` };
  const last = members.at(-1);
  return { offset: last ? endOf(last) : holder.offset + 1, length: 0, text: `,${gap}${member}` };
}

/** Removes a member of an object or a list with its comma. */
export function removeMember(holder: Node, at: number): TextEdit {
  const members = holder.children ?? [];
  const own = members[at];
  if (!own) throw new RangeError(`There is no member ${at}`);
  const next = members[at + 1];
  if (next) return { offset: own.offset, length: next.offset - own.offset, text: '' };
  const before = members[at - 1];
  if (before) return { offset: endOf(before), length: endOf(own) - endOf(before), text: '' };
  return { offset: holder.offset + 1, length: holder.length - 2, text: '' };
}

/** Moves a member to another position; commas and line breaks stay where they are. */
export function moveMember(text: string, holder: Node, from: number, to: number): TextEdit {
  const members = holder.children ?? [];
  const [start, end] = from < to ? [from, to] : [to, from];
  const span = members.slice(start, end + 1);
  const [first] = span;
  const last = span.at(-1);
  if (!first || !last || !members[from] || !members[to]) {
    throw new RangeError(`There is no move from ${from} to ${to}`);
  }
  const texts = span.map(({ offset, length }) => text.slice(offset, offset + length));
  const gaps = span
    .slice(1)
    .map((member, index) => text.slice(endOf(span[index] ?? first), member.offset));
  const moved = texts.splice(from - start, 1);
  texts.splice(to - start, 0, ...moved);
  return {
    offset: first.offset,
    length: endOf(last) - first.offset,
    text: texts.map((one, index) => one + (gaps[index] ?? '')).join(''),
  };
}
