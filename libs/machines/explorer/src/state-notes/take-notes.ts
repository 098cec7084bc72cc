import { createHash } from 'node:crypto';
import { type ESTree, Visitor } from 'vite';
import type { StateNote } from './state-notes.ts';

/** A note that was taken out of a machine's code, under its name. */
interface TakenNote {
  name: string;
  note: StateNote;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}
type Field = ESTree.ObjectProperty;

const nameLength = 4;

/** A short name that is the same in each build. */
const nameOf = (note: StateNote): string =>
  createHash('sha256').update(JSON.stringify(note)).digest('base64url').slice(0, nameLength);

const fieldsOf = (part: ESTree.Node | undefined): Field[] =>
  part?.type === 'ObjectExpression'
    ? part.properties.filter((property) => property.type === 'Property')
    : [];

const fieldOf = (part: ESTree.Node | undefined, name: string): Field | undefined =>
  fieldsOf(part).find(({ key }) => key.type === 'Identifier' && key.name === name);

const wordsOf = (part: ESTree.Node | null | undefined): string | undefined =>
  part?.type === 'Literal' && typeof part.value === 'string' ? part.value : undefined;

/** The ids of `meta: { requirements: [...] }`; nothing where it says more. */
function requirementsOf(meta: Field | undefined): string[] | undefined {
  const list = fieldOf(meta?.value, 'requirements')?.value;
  if (fieldsOf(meta?.value).length !== 1 || list?.type !== 'ArrayExpression') return undefined;
  const ids = list.elements.map(wordsOf);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** Objects that are states: what builds a machine or a state is called with, and all under `states`. */
function statesIn(program: ESTree.Program): ESTree.Node[] {
  const states: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isBuilder = ['createMachine', 'createStateConfig'].includes(callee.property.name);
      if (isBuilder && first) states.push(first);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'states') return;
      states.push(...fieldsOf(value).map((state) => state.value));
    },
  }).visit(program);
  return states;
}

/** A field goes with the comma behind it. */
const without = (code: string, { start, end }: Field): Edit => ({
  start,
  end: end + (/^\s*,/u.exec(code.slice(end))?.[0].length ?? 0),
  text: '',
});

/**
 * Takes descriptions and requirements out of the states of a machine's code. A short name is left of each.
 *
 * @param program - The parsed code.
 */
export function takeNotes(
  code: string,
  program: ESTree.Program,
): { code: string; notes: TakenNote[] } {
  const notes: TakenNote[] = [];
  const edits: Edit[] = [];
  for (const state of statesIn(program)) {
    const described = fieldOf(state, 'description');
    const meta = fieldOf(state, 'meta');
    const description = wordsOf(described?.value);
    const requirements = requirementsOf(meta);
    if (!described || description === undefined || (meta && !requirements)) continue;
    const note = { description, ...(requirements && { requirements }) };
    const name = nameOf(note);
    notes.push({ name, note });
    const { start, end } = described.value;
    edits.push({ start, end, text: `'${name}'` });
    if (meta) edits.push(without(code, meta));
  }
  const left = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
  return { code: left, notes };
}
