import ts from 'typescript';
import { dropNode, type Operator, replaceNode } from './mutant.ts';
import { otherInitial, otherTarget } from './state-names.ts';
import { calledName, elementsOf, propertyName, valueOf } from './syntax.ts';

const dropGuard: Operator = (node, source) =>
  valueOf(node, 'guard') ? [dropNode('drop a guard', node, source)] : [];

/** `and(['a', 'b'])` without one of the two. */
const dropGuardOfSeveral: Operator = (node, source) => {
  const name = calledName(node);
  const [list] = ts.isCallExpression(node) ? node.arguments : [];
  if ((name !== 'and' && name !== 'or') || !list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.map((element) => dropNode('drop a guard of several', element, source));
};

/** `actions`, `entry` and `exit`: one of several, or the only one. */
const dropAction: Operator = (node, source) => {
  const name = propertyName(node);
  const value =
    name === 'actions' || name === 'entry' || name === 'exit' ? valueOf(node, name) : undefined;
  if (!value || !isAction(value)) return [];
  const actions = elementsOf(value);
  return actions.length > 1
    ? actions.map((action) => dropNode('drop an action', action, source))
    : [dropNode('drop an action', node, source)];
};

/** A set-up has a table of the same name, an object too; that of an action has a `type`. */
const isAction = (value: ts.Expression) =>
  !ts.isObjectLiteralExpression(value) ||
  value.properties.some((property) => propertyName(property) === 'type');

/** One of several branches, or the only one. */
const dropTransition: Operator = (node, source) => {
  const value = transitionsOf(node);
  if (!value) return [];
  return ts.isArrayLiteralExpression(value) && value.elements.length > 1
    ? value.elements.map((branch) => dropNode('drop a branch', branch, source))
    : [dropNode('drop a transition', node, source)];
};

/** What a property leads to, when it is one of those that hold transitions. */
function transitionsOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isPropertyAssignment(node)) return undefined;
  const name = propertyName(node);
  const isHere = name === 'always' || name === 'onDone' || name === 'onError';
  const table = node.parent.parent;
  const isEntry = valueOf(table, 'on') !== undefined || valueOf(table, 'after') !== undefined;
  return isHere || isEntry ? node.initializer : undefined;
}

/** To another state; where the file knows none, nowhere. */
const moveTarget: Operator = (node, source) => {
  const value = valueOf(node, 'target');
  if (value && ts.isStringLiteral(value)) {
    const other = otherTarget(value, source);
    return other === undefined
      ? [dropNode('drop a target', node, source)]
      : [replaceNode('swap a target', value, source, `'${other}'`)];
  }
  const transitions = transitionsOf(node);
  return (transitions ? elementsOf(transitions) : []).flatMap((branch) => {
    const other = ts.isStringLiteral(branch) ? otherTarget(branch, source) : undefined;
    return other === undefined ? [] : [replaceNode('swap a target', branch, source, `'${other}'`)];
  });
};

const moveInitial: Operator = (node, source) => {
  const value = valueOf(node, 'initial');
  const other = value && ts.isStringLiteral(value) ? otherInitial(value) : undefined;
  return value && other !== undefined
    ? [replaceNode('begin elsewhere', value, source, `'${other}'`)]
    : [];
};

const dropTag: Operator = (node, source) =>
  valueOf(node, 'tags') ? [dropNode('drop a tag', node, source)] : [];

/** `assign({ a, b })` and `assign(() => ({ a, b }))` without one of the two. */
const dropAssigned: Operator = (node, source) => {
  const [given] = calledName(node) === 'assign' && ts.isCallExpression(node) ? node.arguments : [];
  const values = given && assignedBy(given);
  return values
    ? values.properties.map((property) => dropNode('drop an assignment', property, source))
    : [];
};

function assignedBy(given: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(given)) return given;
  if (ts.isParenthesizedExpression(given)) return assignedBy(given.expression);
  return ts.isArrowFunction(given) && ts.isParenthesizedExpression(given.body)
    ? assignedBy(given.body)
    : undefined;
}

/** Faults of a state machine: a flow that goes, waits, remembers or refuses otherwise. */
export const machineOperators: readonly Operator[] = [
  dropGuard,
  dropGuardOfSeveral,
  dropAction,
  dropTransition,
  moveTarget,
  moveInitial,
  dropTag,
  dropAssigned,
];
