/** What every line has, and what a terminal does not need to be told. */
const known = new Set(['level', 'time', 'service', 'message', 'requestId', 'error']);

/** A line of JSON as a person reads it on a terminal: its sentence, its fields, and below an error. */
export function textLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const fields = Object.entries(line)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => `${name}=${String(value)}`);
  const error = line['error'] === undefined ? [] : [JSON.stringify(line['error'], null, 2)];
  const mark = line['level'] === 'info' ? [] : [String(line['level'])];
  return `${[...mark, line['message'], ...fields].join(' ')}${error.map((text) => `\n${text}`).join('')}\n`;
}
