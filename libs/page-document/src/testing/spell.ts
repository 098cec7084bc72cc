/** A number from 0 up to 1, one after another, always the same after the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Spells a value of JSON as no printer would: spaces, tabs and line breaks of any kind, escapes that nothing asks for,
 * numbers such as `1.0`.
 */
export function spell(value: unknown, seed: number): string {
  const next = numbersFrom(seed);
  const gaps =
    next() < 0.3 ? [''] : ['', ' ', '\t', '\r\n  ', '\n\n', next() < 0.5 ? '\r\n' : '\n'];
  const gap = (): string => gaps[Math.floor(next() * gaps.length)] ?? '';
  const stringOf = (text: string): string =>
    `"${text
      .split('')
      .map((unit) => {
        if (next() < 0.1) return escaped(unit);
        if (unit === '/' && next() < 0.5) return '\\/';
        return JSON.stringify(unit).slice(1, -1);
      })
      .join('')}"`;
  const numberOf = (number: number): string =>
    Number.isInteger(number) && Math.abs(number) < 1e6 && next() < 0.5
      ? `${String(number)}.0`
      : JSON.stringify(number);
  const write = (one: unknown): string => {
    if (typeof one === 'string') return stringOf(one);
    if (typeof one === 'number') return numberOf(one);
    if (typeof one !== 'object' || one === null) return String(one);
    if (Array.isArray(one)) return `[${one.map((item) => gap() + write(item) + gap()).join(',')}]`;
    const fields = Object.entries(one).map(
      ([key, field]) => `${gap()}${stringOf(key)}${gap()}:${gap()}${write(field)}${gap()}`,
    );
    return `{${fields.join(',')}}`;
  };
  return gap() + write(value) + gap();
}
