import * as fc from 'fast-check';
import { resolve, type Schema } from './openapi.ts';

/** Texts that have broken services: names of prototypes, what no database holds, markup, numbers that are none. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '99999999999999999999',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '{{7*7}}',
  '${7}',
  '\\',
  '*',
  '[',
  '9999-99-99',
  '2026-02-30T25:61:00Z',
  'ﷺ'.repeat(50),
  'a'.repeat(70_000),
];

/** A text that no schema asked for. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A value that no schema asked for. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a valid value of a schema may be, its limits among them; known ids are often what a text asks for. */
function validValue(given: Schema, knownIds: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const again = (part: Schema) => validValue(part, knownIds, depth + 1);
  const choices = schema.anyOf ?? schema.oneOf;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (choices) return fc.oneof(...choices.map(again));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map(again))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  switch (schema.type) {
    case 'string':
      return validText(schema, knownIds);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(depth < 6 ? again(schema.items ?? {}) : fc.constant(null), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 20),
      });
    case 'object':
      return validObject(schema, again);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validText(
  { pattern, minLength = 0, maxLength = 60 }: Schema,
  knownIds: readonly string[],
): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
  const atLimits = fc.constantFrom('я'.repeat(minLength), 'я'.repeat(Math.min(maxLength, 5000)));
  const known = knownIds.filter(({ length }) => length >= minLength && length <= maxLength);
  return known.length === 0
    ? fc.oneof(free, atLimits)
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, free, atLimits);
}

function validObject(
  { properties = {}, required = [] }: Schema,
  again: (part: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, again(part)]),
  );
  return fc.record(fields, {
    requiredKeys: required.filter((name) => Object.hasOwn(fields, name)),
  });
}

/** A value for a schema: mostly a valid one; else one of another kind, without a field, or with one more. */
export function valueFor(schema: Schema, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const valid = validValue(schema, knownIds);
  const objects = valid.filter(
    (value): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  const isObject = resolve(schema).type === 'object';
  const spoiled = fc
    .tuple(objects, fc.nat(), hostileValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([object, index, value, way]) => spoil(object, { index, value, way }));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: isObject ? 4 : 0, arbitrary: isObject ? spoiled : valid },
    { weight: 1, arbitrary: hostileValue },
  );
}

function spoil(
  object: Record<string, unknown>,
  { index, value, way }: { index: number; value: unknown; way: string },
): unknown {
  const names = Object.keys(object);
  const name = names[index % Math.max(1, names.length)];
  const fields = Object.entries(object).filter(([key]) => way !== 'remove' || key !== name);
  if (way === 'replace' && name !== undefined) fields.push([name, value]);
  if (way === 'add') fields.push(['__proto__', value], ['extra', value]);
  return Object.fromEntries(fields);
}
