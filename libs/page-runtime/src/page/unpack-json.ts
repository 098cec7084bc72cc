/**
 * A value of JSON without the keys of its objects. A list is 0, followed by its items. An object is the place of its keys in
 * the shapes, followed by its values. -1 is the first object that ended before, -2 the second, and so on.
 */
export type Packed = string | number | boolean | null | readonly [number, ...Packed[]];

/** What `packJson` makes of a value; the first shape is that of lists. */
export type PackedJson = readonly [shapes: readonly (readonly string[])[], value: Packed];

/** What `packJson` was given; what was the same twice is one object. */
export function unpackJson([shapes, value]: PackedJson): unknown {
  const objects: unknown[] = [];
  const unpack = (one: Packed): unknown => {
    if (typeof one !== 'object' || !one) return one;
    const [shape, ...parts] = one;
    if (shape < 0) return objects[-1 - shape];
    const values = parts.map(unpack);
    if (!shape) return values;
    const object = Object.fromEntries((shapes[shape] ?? []).map((key, at) => [key, values[at]]));
    objects.push(object);
    return object;
  };
  return unpack(value);
}
