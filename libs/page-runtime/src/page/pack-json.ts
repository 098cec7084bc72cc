import type { Packed, PackedJson } from './unpack-json.ts';

/**
 * Writes the keys of alike objects once, and an object that comes again as the place where it came first: half of the text
 * of a page of lists is keys, and its lists share films and services.
 *
 * @param value - JSON; fields that are `undefined` are left out, as `JSON.stringify` does.
 */
export function packJson(value: unknown): PackedJson {
  const shapes: string[][] = [[]];
  const shapeOf = placeOf((keys: string[]) => shapes.push(keys) - 1);
  const seen = new Map<string, number>();
  const pack = (one: unknown): Packed => {
    if (Array.isArray(one)) return [0, ...one.map(pack)];
    if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') return one;
    if (typeof one !== 'object' || one === null) return null;
    const text = JSON.stringify(one);
    const place = seen.get(text);
    if (place !== undefined) return [-1 - place];
    const fields = Object.entries(one).filter(([, field]) => field !== undefined);
    const shape = shapeOf(fields.map(([key]) => key));
    const packed: Packed = [shape, ...fields.map(([, field]) => pack(field))];
    // After what is in it, which is unpacked first.
    seen.set(text, seen.size);
    return packed;
  };
  const packed = pack(value);
  return [shapes, packed];
}

/** Asks once for each value; values are the same where their text is. */
function placeOf<Value>(ask: (value: Value) => number): (value: Value) => number {
  const known = new Map<string, number>();
  return (value) => {
    const text = JSON.stringify(value);
    const place = known.get(text) ?? ask(value);
    known.set(text, place);
    return place;
  };
}
