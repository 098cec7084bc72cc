import ts from 'typescript';
import { memberOf, outwards, propertyName, valueOf } from './syntax.ts';

/**
 * Another state that a transition can lead to from where it stands, written the same way: a sibling for `asking`, a
 * child for `.asking`, one that the file names too for `#pin.asking`. Nothing where the file knows none.
 */
export function otherTarget(target: ts.StringLiteral, source: ts.SourceFile): string | undefined {
  const { text } = target;
  if (text.startsWith('#')) return nextOf(absoluteTargets(source), text);
  const child = text.startsWith('.') ? childrenAround(target) : undefined;
  if (child) return prefixed(nextOf(child, text.slice(1)));
  const { names = [], own } = siblingsAround(target);
  // A transition to where it starts would only run in circles.
  const others = names.filter((name) => name !== own || name === text);
  return nextOf(others, text);
}

/** Another state to begin in. */
export function otherInitial(initial: ts.StringLiteral): string | undefined {
  const children = childrenAround(initial);
  return children && nextOf(children, initial.text);
}

const prefixed = (name: string | undefined) => (name === undefined ? undefined : `.${name}`);

/** The name that follows one in a list, the first after the last. */
function nextOf(names: readonly string[], name: string): string | undefined {
  const at = names.indexOf(name);
  return at === -1 || names.length < 2 ? undefined : names[(at + 1) % names.length];
}

/** Names of the states beside the one whose transition this is, and its own. */
function siblingsAround(node: ts.Node): { names?: readonly string[]; own?: string | undefined } {
  for (const at of outwards(node)) {
    const states = at.parent?.parent;
    if (states && ts.isObjectLiteralExpression(at.parent) && valueOf(states, 'states')) {
      return { names: keysOf(at.parent), own: propertyName(at) };
    }
  }
  return {};
}

/** Names of the states in the state whose setting this is. */
function childrenAround(node: ts.Node): readonly string[] | undefined {
  for (const at of outwards(node)) {
    const states = ts.isObjectLiteralExpression(at) ? memberOf(at, 'states') : undefined;
    if (states && ts.isObjectLiteralExpression(states)) return keysOf(states);
  }
  return undefined;
}

const keysOf = ({ properties }: ts.ObjectLiteralExpression): readonly string[] =>
  properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return property.name.text;
    return propertyName(property) ?? [];
  });

function absoluteTargets(source: ts.SourceFile): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node) && node.text.startsWith('#')) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}
