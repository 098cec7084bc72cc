/** How a text is laid out. */
export interface Style {
  /** LF or CRLF. */
  eol: string;
  /** Spaces or tabs of one level. */
  unit: string;
  /** Whether everything stands on one line. */
  isOneLine: boolean;
  /** Whether spaces stand between signs on one line: `{ "id": 1 }`. */
  isSpaced: boolean;
}

/** The layout of a text, by its first line break and its first indented line. */
export function styleOf(text: string): Style {
  const eol = /\r\n|\n/.exec(text.trim())?.[0];
  return {
    eol: eol ?? '\n',
    unit: /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isOneLine: eol === undefined,
    isSpaced: /":[ \t]/.test(text),
  };
}

/** Spaces or tabs before the first sign of the line on which an offset stands. */
export function indentAt(text: string, offset: number): string {
  const start =
    Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** A line break never stands inside a string of JSON. */
const spacedLine = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\[\n */g, '[')
    .replaceAll(/\n *\]/g, ']')
    .replaceAll(/\n */g, ' ');

/** A value as JSON in a layout, its lines after the first indented by `indent`. */
export function textOf(value: unknown, style: Style, indent: string): string {
  const { eol, unit, isOneLine, isSpaced } = style;
  if (isOneLine && !isSpaced) return JSON.stringify(value);
  if (isOneLine) return spacedLine(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}
