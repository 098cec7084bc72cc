import type { Node } from 'jsonc-parser';
import { nodeAt, openPage, type Path } from '../text/open-page.ts';
import { styleOf, textOf } from '../text/style.ts';
import type { Change } from '../text/text-edit.ts';
import { insertMember, memberIndent, removeMember } from './members.ts';
import { replaceValue, spellField } from './replace-value.ts';

/** A document that cannot be edited as asked: its text is broken, or nothing stands at the path. */
export class EditRefusal extends Error {
  override name = 'EditRefusal';
}

/** The tree of a text that can be edited. */
export function treeOf(text: string): Node {
  const { root, faults } = openPage(text);
  if (!root || faults.some(({ rule }) => rule === 'json')) {
    throw new EditRefusal('The text is no JSON: mend it as a text first');
  }
  return root;
}

/** The object or list at a path. */
export function holderAt(root: Node, path: Path): Node {
  const holder = nodeAt(root, path);
  if (holder?.type !== 'object' && holder?.type !== 'array') {
    throw new EditRefusal(`Neither an object nor a list stands at ${path.join('.')}`);
  }
  return holder;
}

/** What has to be made below what there is, from the innermost on. */
const nested = (path: Path, value: unknown): unknown =>
  path.reduceRight(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  );

function addValue(text: string, root: Node, path: Path, value: unknown): Change {
  const depth = path.findIndex((_, index) => !nodeAt(root, path.slice(0, index + 1)));
  const step = path[depth];
  const holder = holderAt(root, path.slice(0, depth));
  if (step === undefined || (typeof step === 'number') !== (holder.type === 'array')) {
    throw new EditRefusal(`Nothing can be added at ${path.join('.')}`);
  }
  const indent = memberIndent(text, holder);
  const style = { ...styleOf(text), ...(indent === undefined && { isOneLine: true }) };
  const written = textOf(nested(path.slice(depth + 1), value), style, indent ?? '');
  const member =
    typeof step === 'number'
      ? written
      : spellField(step, written, style.isOneLine && !style.isSpaced);
  return [insertMember(text, holder, holder.children?.length ?? 0, member)];
}

/**
 * Sets the value at a path; what is missing on the way is made. A position just after the end of a list adds to it.
 *
 * @throws EditRefusal where the text is broken, or the path leads through something that holds nothing.
 */
export function setValue(text: string, path: Path, value: unknown): Change {
  const root = treeOf(text);
  const node = nodeAt(root, path);
  return node ? replaceValue(text, node, value) : addValue(text, root, path, value);
}

/**
 * Removes the field or the item at a path; nothing where there is none.
 *
 * @throws EditRefusal where the text is broken.
 */
export function removeValue(text: string, path: Path): Change {
  const root = treeOf(text);
  const node = nodeAt(root, path);
  const member = node?.parent?.type === 'property' ? node.parent : node;
  if (!member?.parent) return [];
  return [removeMember(member.parent, member.parent.children?.indexOf(member) ?? 0)];
}

/**
 * Adds an item to the list at a path. The list is made where there is none.
 *
 * @param at - From 0 to the length of the list.
 * @throws EditRefusal where the text is broken, or something else stands there.
 */
export function insertItem(text: string, path: Path, at: number, value: unknown): Change {
  const root = treeOf(text);
  if (!nodeAt(root, path)) return setValue(text, path, [value]);
  const list = holderAt(root, path);
  const indent = memberIndent(text, list);
  const style = { ...styleOf(text), ...(indent === undefined && { isOneLine: true }) };
  return [insertMember(text, list, at, textOf(value, style, indent ?? ''))];
}
