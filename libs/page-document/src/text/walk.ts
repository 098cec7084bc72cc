import type { Path } from './open-page.ts';

/** A value of JSON that holds others by name. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, and no list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a value with its path, the outer before the inner. */
export function objectsIn(value: unknown, path: Path = []): { path: Path; object: JsonObject }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => objectsIn(item, [...path, index]));
  }
  if (!isJsonObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, field]) => objectsIn(field, [...path, key]));
  return [{ path, object: value }, ...inner];
}
