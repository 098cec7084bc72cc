import { Secret } from '@foyer/secret';

/** Where a value holds something that JSON would lose or change; nothing when it is safe. Secrets are: they are left out. */
export function findUnsafe(value: unknown, path = 'context'): string | undefined {
  if (value === null || value === undefined || value instanceof Secret) return undefined;
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype) return path;
  for (const [key, entry] of Object.entries(value)) {
    const unsafe = findUnsafe(entry, `${path}.${key}`);
    if (unsafe !== undefined) return unsafe;
  }
  return undefined;
}

/** What the secrets in a value hide, at any depth. */
export function revealAll(value: unknown): string[] {
  if (value instanceof Secret) return [value.reveal()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(revealAll);
}
