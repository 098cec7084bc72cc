import ts from 'typescript';

/** The name of a property with a value, as in `target: 'asking'`; nothing for any other node. */
export const propertyName = (node: ts.Node): string | undefined =>
  ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

/** The value of a node that is a property of this name. */
export const valueOf = (node: ts.Node, name: string): ts.Expression | undefined =>
  ts.isPropertyAssignment(node) && propertyName(node) === name ? node.initializer : undefined;

/** The value of an object's property of this name. */
export const memberOf = (
  node: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined =>
  node.properties.map((property) => valueOf(property, name)).find((value) => value !== undefined);

/** The elements of an array; any other expression is its only one. */
export const elementsOf = (value: ts.Expression): readonly ts.Expression[] =>
  ts.isArrayLiteralExpression(value) ? value.elements : [value];

/** The node itself and those around it, outwards. */
export function* outwards(node: ts.Node): Generator<ts.Node> {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) yield at;
}

/** The name of the function that a call calls: `assign` for `assign({})`, `includes` for `list.includes(x)`. */
export function calledName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Without the brackets around it. */
export const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
