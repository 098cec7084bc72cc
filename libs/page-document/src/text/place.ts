/** A place in a text, both counted from 1; a column counts UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** The place of an offset. A line ends with LF, CR or both. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
