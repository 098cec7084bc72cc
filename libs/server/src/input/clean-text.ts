// Servers alone load this module, and Node has `isWellFormed` since version 20.
/// <reference lib="es2024.string" />

/**
 * Whether every text in a value, names of its fields included, is one that databases and logs can hold: no NUL and no
 * half of a pair of surrogates. PostgreSQL refuses both, which would be a fault of the service.
 */
export function hasCleanText(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(hasCleanText);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, field]) => hasCleanText(name) && hasCleanText(field));
}
