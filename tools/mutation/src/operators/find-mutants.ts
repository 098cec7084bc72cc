import ts from 'typescript';
import { machineOperators } from './machine-operators.ts';
import type { Mutant } from './mutant.ts';
import { ruleOperators } from './rule-operators.ts';
import { calledName, propertyName } from './syntax.ts';

const operators = [...machineOperators, ...ruleOperators];

/** Settings of a machine that say something about it and change nothing. */
const isAbout: ReadonlySet<string> = new Set(['description', 'id', 'meta', 'types']);

/**
 * Every fault that the operators can make in a source, in the order of the text. Types and what a machine says about
 * itself are left alone: no test can tell them apart.
 *
 * @param file - Its name, which decides how it is parsed.
 */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Mutant>();
  const visit = (node: ts.Node) => {
    if (isLeftAlone(node)) return;
    for (const mutant of operators.flatMap((operator) => operator(node, source))) {
      const key = `${mutant.start} ${mutant.end} ${mutant.replacement}`;
      if (!found.has(key)) found.set(key, mutant);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

const isLeftAlone = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  calledName(node) === 'missingPort' ||
  isAbout.has(propertyName(node) ?? '');

/** Whether a source can be parsed; a fault that cannot would turn every test red. */
export function canParse(file: string, text: string): boolean {
  if (file.endsWith('.json')) return isJson(text);
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
  });
  return diagnostics.length === 0;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
