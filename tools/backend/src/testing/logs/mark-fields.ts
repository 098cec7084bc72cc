import { safeParse, type GenericSchema } from 'valibot';
import { logins, markers } from './markers.ts';

/** What stands at the places of a value; the last steps lead to texts and numbers. */
type Path = readonly (string | number)[];

/** Names of fields that name something of the service, which has to exist for the call to go far. */
const namesSomething =
  /(?:^|_)(?:ids?|slug|alias|aliases|genres|theme|kind|type|uid|cursor|page|at)$/u;

const leavesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [path];

function withAt(value: unknown, [step, ...rest]: Path, leaf: unknown): unknown {
  if (step === undefined) return leaf;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) =>
      index === Number(step) ? withAt(inner, rest, leaf) : inner,
    );
  }
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: withAt(fields[step], rest, leaf) };
}

/** Fields that an example leaves out. */
function missingIn(schema: GenericSchema, value: unknown): Path[] {
  const { entries = {} } = schema as { entries?: Record<string, GenericSchema> };
  const given = Object.keys((value ?? {}) as object);
  return Object.keys(entries)
    .filter((key) => !given.includes(key))
    .map((key) => [key]);
}

/**
 * Puts a marker into every field of an example that takes one.
 *
 * @param keepsNames - Leaves what names something of the service as it is.
 */
export function markFields(schema: GenericSchema, example: unknown, keepsNames: boolean): unknown {
  let marked = example;
  for (const path of [...leavesOf(example), ...missingIn(schema, example)]) {
    if (path.length === 0) continue;
    const name = String(path.findLast((step) => Number.isNaN(Number(step))));
    if (keepsNames && namesSomething.test(name)) continue;
    const fit = (name === 'login' ? logins : markers)
      .map((marker) => withAt(marked, path, marker))
      .find((candidate) => safeParse(schema, candidate).success);
    marked = fit ?? marked;
  }
  return marked;
}
