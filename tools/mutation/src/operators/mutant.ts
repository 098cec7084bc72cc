import type ts from 'typescript';

/** One small fault: a place in a source, and what stands there instead. */
export interface Mutant {
  /** What was done, for the report: `drop a guard`. */
  readonly operator: string;
  /** Offsets into the source; the end is not part of it. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The faults of one kind that can be made at one node of a syntax tree. */
export type Operator = (node: ts.Node, source: ts.SourceFile) => readonly Mutant[];

/** The source with the fault in it. */
export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** Puts a text in place of a node. */
export const replaceNode = (
  operator: string,
  node: ts.Node,
  source: ts.SourceFile,
  replacement: string,
): Mutant => ({ operator, start: node.getStart(source), end: node.end, replacement });

/** Takes a node out of a list, with the comma behind it. */
export function dropNode(operator: string, node: ts.Node, source: ts.SourceFile): Mutant {
  const comma = /^\s*,/u.exec(source.text.slice(node.end));
  const end = node.end + (comma?.[0].length ?? 0);
  return { operator, start: node.getStart(source), end, replacement: '' };
}
