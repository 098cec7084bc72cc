import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** What a browser has kept as JSON; nothing where it has not, forbids to look, or something else stands in its place. */
export function readJson<S extends GenericSchema>(
  read: () => string | null | undefined,
  schema: S,
): InferOutput<S> | undefined {
  try {
    const found = safeParse(schema, JSON.parse(read() ?? ''));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}
