import { vars } from '../contract.css.ts';
import type { Tokens } from '../label-theme.types.ts';

/** A tree of names, or of values, whose leaves are texts. */
interface Tree {
  readonly [name: string]: Tree | string | undefined;
}

/** The names of the contract that a label gives no value, and the values that nothing reads. */
export function tokenProblems(tokens: Tokens): readonly string[] {
  return [
    ...paths(vars)
      .filter((path) => valueAt(tokens, path).trim() === '')
      .map((path) => `${path.join('.')} has no value`),
    ...paths(tokens)
      .filter((path) => valueAt(vars, path) === '')
      .map((path) => `${path.join('.')} is no token`),
  ];
}

function paths(tree: Tree, before: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? paths(value, [...before, name]) : [[...before, name]],
  );
}

function valueAt(tree: Tree, path: readonly string[]): string {
  const found = path.reduce<Tree | string | undefined>(
    (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
    tree,
  );
  return typeof found === 'string' ? found : '';
}
