import type { Language } from '@foyer/contract';

/** A value of a document that holds others by name. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown, language: Language): string | undefined => {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return undefined;
  const text = value[language] ?? value['rus'];
  return typeof text === 'string' ? text : undefined;
};

/** The headline that a block says in a language, or in Russian; nothing where it says none. */
export function headlineOf(
  block: Readonly<Record<string, unknown>>,
  language: Language,
): string | undefined {
  const data = isObject(block['custom_data']) ? block['custom_data'] : {};
  // Of a block that its name chooses, the name is no headline.
  const name = isObject(block['name']) ? textOf(block['name'], language) : undefined;
  return textOf(data['title'], language) ?? name;
}
