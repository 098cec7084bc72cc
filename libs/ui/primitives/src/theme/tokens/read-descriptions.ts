import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** What each token is for, by its path: `color.accent`. */
export type Descriptions = Readonly<Record<string, string>>;

/** Reads what the contract says of its tokens; where it says nothing of one, what it says of the group. */
export async function readDescriptions(): Promise<Descriptions> {
  const text = await readFile(new URL('../contract.css.ts', import.meta.url), 'utf8');
  const source = ts.createSourceFile('contract.css.ts', text, ts.ScriptTarget.Latest, true);
  const found: Record<string, string> = {};
  const contract = source.statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [statement] : []))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'vars')?.initializer;
  if (contract && ts.isCallExpression(contract)) read(contract.arguments[0], '', '', found);
  return found;
}

function read(
  node: ts.Node | undefined,
  path: string,
  ofGroup: string,
  found: Record<string, string>,
): void {
  if (!node || !ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const description = commentOf(property) || ofGroup;
    const place = `${path}${property.name.getText()}`;
    if (ts.isObjectLiteralExpression(property.initializer)) {
      read(property.initializer, `${place}.`, description, found);
    } else {
      found[place] = description;
    }
  }
}

const commentOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
