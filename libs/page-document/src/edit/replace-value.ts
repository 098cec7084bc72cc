import type { Node } from 'jsonc-parser';
import { isEqual } from '../text/is-equal.ts';
import { indentAt, styleOf, textOf } from '../text/style.ts';
import type { Change } from '../text/text-edit.ts';
import { insertMember, memberIndent, removeMember } from './members.ts';
import { stringEdit } from './string-edit.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined;

/** A field as it is spelled. */
export const spellField = (name: string, value: string, isDense: boolean): string =>
  `${JSON.stringify(name)}:${isDense ? '' : ' '}${value}`;

function addedField(text: string, node: Node, [name, value]: readonly [string, unknown]): Change {
  const indent = memberIndent(text, node);
  const style = { ...styleOf(text), ...(indent === undefined && { isOneLine: true }) };
  const written = textOf(value, style, indent ?? '');
  const field = spellField(name, written, style.isOneLine && !style.isSpaced);
  return [insertMember(text, node, node.children?.length ?? 0, field)];
}

/** Changes an object field by field; nothing where that is not possible with edits apart from each other. */
function replaceFields(text: string, node: Node, value: Fields): Change | undefined {
  const held = (node.children ?? []).map(({ children: [name, inner] = [] }) => ({
    name: String(name?.value),
    inner,
  }));
  const names = new Set(held.map(({ name }) => name));
  const said = Object.entries(value).filter(([, part]) => part !== undefined);
  const added = said.filter(([name]) => !names.has(name));
  const removed = held.flatMap(({ name }, index) => (value[name] === undefined ? [index] : []));
  const isApart = names.size === held.length && added.length + removed.length <= 1;
  if (!isApart) return undefined;
  const kept = held.flatMap(({ name, inner }) =>
    inner && value[name] !== undefined ? replaceValue(text, inner, value[name]) : [],
  );
  return [
    ...kept,
    ...removed.map((index) => removeMember(node, index)),
    ...added.flatMap((field) => addedField(text, node, field)),
  ].toSorted((one, other) => one.offset - other.offset);
}

/** Changes the one item of a list that differs; nothing where more do, or one comes or goes, which moves the others. */
function replaceItem(text: string, node: Node, value: readonly unknown[]): Change | undefined {
  const held = node.children ?? [];
  if (held.length !== value.length) return undefined;
  const changes = held
    .map((inner, index) => replaceValue(text, inner, value[index]))
    .filter((change) => change.length > 0);
  return changes.length === 1 ? changes[0] : undefined;
}

/** Puts another value in the place of one: of a text, an object and a list only what differs is written. */
export function replaceValue(text: string, node: Node, value: unknown): Change {
  const { offset, length } = node;
  const literal = text.slice(offset, offset + length);
  const held = JSON.parse(literal) as unknown;
  // A number may be spelled in more ways than one: `1.0` stays.
  if (isEqual(held, value)) return [];
  if (typeof held === 'string' && typeof value === 'string') {
    return [stringEdit(literal, offset, value)];
  }
  const inParts = () => {
    if (Array.isArray(held) && Array.isArray(value)) return replaceItem(text, node, value);
    const fields = fieldsOf(held) && fieldsOf(value);
    return fields && replaceFields(text, node, fields);
  };
  const written = textOf(value, styleOf(text), indentAt(text, offset));
  return inParts() ?? [{ offset, length, text: written }];
}
