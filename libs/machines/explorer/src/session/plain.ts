import { Secret } from '@foyer/core';

/** What stands for a secret where values are written down: its name, if it is a made-up one, else nothing. */
interface SecretMark {
  $secret: string;
}

/** Whether a value from outside stands for a secret. */
const isSecretMark = (value: unknown): value is SecretMark =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  typeof Reflect.get(value, '$secret') === 'string';

/** The mark of a secret that is not a made-up one. */
export const namelessSecret: SecretMark = { $secret: '' };

/**
 * A copy that JSON loses nothing of but what nobody could read anyway: functions, symbols and circles are left out,
 * errors become their message and fields.
 *
 * @param markOf - What stands for a secret. @default nothing
 */
export function plain(
  value: unknown,
  markOf: (box: Secret) => unknown = () => undefined,
  around: readonly object[] = [],
): unknown {
  if (value instanceof Secret) return markOf(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (around.includes(value)) return undefined;
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((entry) => plain(entry, markOf, inside) ?? null);
  const own = value instanceof Error ? { ...value, message: value.message } : jsonOf(value);
  if (typeof own !== 'object' || own === null) return own;
  return Object.fromEntries(
    Object.entries(own).map(([name, entry]) => [name, plain(entry, markOf, inside)]),
  );
}

/** Dates and actors say themselves what they are in JSON. */
const jsonOf = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;

/**
 * The inverse of {@link plain} for secrets: a copy with each mark turned into what the callback gives.
 *
 * @param openMark - Gets the mark's name and where it stands.
 */
export function openMarks(
  value: unknown,
  openMark: (name: string, path: readonly string[]) => unknown,
  path: readonly string[] = [],
): unknown {
  if (isSecretMark(value)) return openMark(value.$secret, path);
  if (Array.isArray(value)) {
    return value.map((entry, index) => openMarks(entry, openMark, [...path, String(index + 1)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      openMarks(entry, openMark, [...path, name]),
    ]),
  );
}
