import ts from 'typescript';
import { dropNode, type Operator, replaceNode } from './mutant.ts';
import { bare, calledName, outwards, propertyName, valueOf } from './syntax.ts';

/** What a comparison becomes: the value at its border changes sides. */
const comparisons: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

const changeComparison: Operator = (node, source) => {
  const operator = ts.isBinaryExpression(node)
    ? comparisons.get(node.operatorToken.kind)
    : undefined;
  return operator !== undefined && ts.isBinaryExpression(node)
    ? [replaceNode('change a comparison', node.operatorToken, source, operator)]
    : [];
};

const isLogical = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    node.operatorToken.kind === ts.SyntaxKind.BarBarToken);

/** One side of `a && b` or `a || b` alone. */
const dropCondition: Operator = (node, source) =>
  isLogical(node)
    ? [node.left, node.right].map((side) =>
        replaceNode('drop a condition', node, source, `(${side.getText(source)})`),
      )
    : [];

const dropNot: Operator = (node, source) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? [replaceNode('negate a condition', node, source, node.operand.getText(source))]
    : [];

/** Conditions that no other operator turns round already. */
const negateCondition: Operator = (node, source) => {
  const condition = conditionOf(node);
  if (!condition || isTurnedElsewhere(bare(condition))) return [];
  const negated = `!(${condition.getText(source)})`;
  return [replaceNode('negate a condition', condition, source, negated)];
};

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  return ts.isArrowFunction(node) && isGuard(node) && !ts.isBlock(node.body)
    ? node.body
    : undefined;
}

/** A guard in its place, or one with a name in the table of guards. */
const isGuard = ({ parent }: ts.ArrowFunction) =>
  valueOf(parent, 'guard') !== undefined ||
  (propertyName(parent) !== undefined && isGuards(parent.parent.parent));

const isGuards = (table: ts.Node) =>
  valueOf(table, 'guards') !== undefined ||
  (ts.isVariableDeclaration(table) && table.name.getText() === 'guards');

const isTurnedElsewhere = (node: ts.Expression) =>
  isLogical(node) ||
  (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) ||
  (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword;

const turnBoolean: Operator = (node, source) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) {
    return [replaceNode('turn a boolean', node, source, 'false')];
  }
  return node.kind === ts.SyntaxKind.FalseKeyword
    ? [replaceNode('turn a boolean', node, source, 'true')]
    : [];
};

const changeNumber: Operator = (node, source) =>
  ts.isNumericLiteral(node)
    ? [replaceNode('change a number', node, source, `${Number(node.text) + 1}`)]
    : [];

/** What a named guard or action is given: a key of a text, a kind. */
const emptyText: Operator = (node, source) => {
  const value = valueOf(node, 'params') ?? valueOf(node, 'key');
  return value && ts.isStringLiteral(value)
    ? [replaceNode('empty a text', value, source, "''")]
    : [];
};

/** One of those that `['a', 'b'].includes(x)` or `new Set(['a', 'b'])` knows. */
const dropMember: Operator = (node, source) => {
  if (!ts.isStringLiteral(node) || !ts.isArrayLiteralExpression(node.parent)) return [];
  const around = [...outwards(node.parent)].slice(1, 3);
  const isSet = around.some((at) => ts.isNewExpression(at) && at.expression.getText() === 'Set');
  const isAsked = around.some((at) => calledName(at) === 'includes');
  return isSet || isAsked ? [dropNode('drop a member', node, source)] : [];
};

/** Faults of a rule: a condition, a border or a constant that is not what it should be. */
export const ruleOperators: readonly Operator[] = [
  changeComparison,
  dropCondition,
  dropNot,
  negateCondition,
  turnBoolean,
  changeNumber,
  emptyText,
  dropMember,
];
