import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { placeOf, type Place } from './place.ts';

/** Where a value stands in a document: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

/** Why a text is not a document. */
export interface PageFault {
  /** `json`: broken; `doubled-field`: a name twice in one object; `too-deep`: more than {@link DEPTH_MAX} levels. */
  rule: 'json' | 'doubled-field' | 'too-deep';
  path: Path;
  place: Place;
  /** What the reader of the JSON says, or the name of the field. */
  detail: string;
}

/** A document as it was read from its text. */
export interface OpenPage {
  text: string;
  /** Absent where nothing can be read. */
  root: Node | undefined;
  /** What the text says; absent where it is broken. */
  value: unknown;
  faults: readonly PageFault[];
}

/** Levels of lists and objects; blocks have some ten. */
export const DEPTH_MAX = 64;

/** Where a text goes deeper than {@link DEPTH_MAX}. Readers of JSON call themselves at every level. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > DEPTH_MAX) return index;
  }
  return undefined;
}

/** Name or position of a node in what holds it, from the outermost on. */
export function pathOf(node: Node): Path {
  const { parent } = node;
  if (!parent) return [];
  if (parent.type === 'property') return [...pathOf(parent), String(parent.children?.[0]?.value)];
  if (parent.type === 'array') return [...pathOf(parent), parent.children?.indexOf(node) ?? 0];
  return pathOf(parent);
}

/** The innermost value that holds an offset. */
function nodeAround(root: Node, offset: number): Node {
  const inner = root.children?.find(
    (child) => child.offset <= offset && offset <= child.offset + child.length,
  );
  return inner ? nodeAround(inner, offset) : root;
}

function doubledFields(text: string, node: Node): PageFault[] {
  const children = node.children ?? [];
  const seen = new Set<unknown>();
  const own = children.flatMap(({ type, offset, children: [key] = [] }): PageFault[] => {
    if (type !== 'property' || !key) return [];
    const name = String(key.value);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const path = [...pathOf(node), name];
    return [{ rule: 'doubled-field', path, place: placeOf(text, offset), detail: name }];
  });
  return [...own, ...children.flatMap((child) => doubledFields(text, child))];
}

/** What the strictest reader says: every service has it. */
function readStrictly(text: string): { value?: unknown; problem?: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function brokenPage(
  text: string,
  root: Node | undefined,
  errors: readonly ParseError[],
  problem: string,
): OpenPage {
  const told = errors.map(({ error, offset }) => ({ offset, detail: printParseErrorCode(error) }));
  const faults = (told.length > 0 ? told : [{ offset: 0, detail: problem }]).map(
    ({ offset, detail }): PageFault => ({
      rule: 'json',
      path: root ? pathOf(nodeAround(root, offset)) : [],
      place: placeOf(text, offset),
      detail,
    }),
  );
  return { text, root, value: undefined, faults };
}

/** Reads a document. Never throws: what is wrong with the text stands in `faults`, with path and place. */
export function openPage(text: string): OpenPage {
  const deepAt = tooDeepAt(text);
  if (deepAt !== undefined) {
    const place = placeOf(text, deepAt);
    const fault: PageFault = { rule: 'too-deep', path: [], place, detail: String(DEPTH_MAX) };
    return { text, root: undefined, value: undefined, faults: [fault] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const { value, problem } = readStrictly(text);
  if (!root || problem !== undefined) return brokenPage(text, root, errors, problem ?? 'Empty');
  return { text, root, value, faults: doubledFields(text, root) };
}

/** The value at a path; absent where there is none. Of a doubled field the last, as readers of JSON take it. */
export function nodeAt(root: Node | undefined, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
    if (node?.type !== 'object') return undefined;
    return node.children?.findLast(({ children }) => children?.[0]?.value === step)?.children?.[1];
  }, root);
}
