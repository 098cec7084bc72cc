import { applyMutant, type Mutant } from '../operators/mutant.ts';

/** Characters of a line that are shown. */
const shown = 110;

/** Where a fault is, what it is, and the line without and with it. */
export function describeMutant(file: string, source: string, mutant: Mutant): string {
  const line = source.slice(0, mutant.start).split('\n').length;
  const lineStart = source.lastIndexOf('\n', mutant.start - 1) + 1;
  const faulty = applyMutant(source, mutant);
  const faultEnd = mutant.start + mutant.replacement.length;
  return [
    `${file}:${line}  ${mutant.operator}`,
    `  - ${oneLine(source.slice(lineStart, endOfLine(source, mutant.end)))}`,
    `  + ${oneLine(faulty.slice(lineStart, endOfLine(faulty, faultEnd)))}`,
  ].join('\n');
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > shown ? `${line.slice(0, shown)}…` : line;
}
