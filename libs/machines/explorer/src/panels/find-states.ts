import { flatten, type GraphNode } from '../diagram/machine-graph.ts';

/**
 * The states that answer to a word: by their name, what they are for, a requirement, a call, a tag, or what leads out of
 * them. In the machine's order.
 */
export function findStates(root: GraphNode, word: string): readonly string[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [];
  return flatten(root)
    .filter((node) => wordsOf(node).some((text) => text.toLowerCase().includes(wanted)))
    .map(({ id }) => id);
}

const wordsOf = ({ name, description, requirements, calls, tags, transitions }: GraphNode) => [
  name,
  description ?? '',
  ...requirements,
  ...calls,
  ...tags,
  ...transitions.flatMap(({ trigger, guard }) => [trigger, guard ?? '']),
];

/** A machine's states, of which only the given ones and those around them are left. */
export function onlyStates(node: GraphNode, ids: ReadonlySet<string>): GraphNode | undefined {
  const children = node.children.flatMap((child) => onlyStates(child, ids) ?? []);
  return ids.has(node.id) || children.length > 0 ? { ...node, children } : undefined;
}
