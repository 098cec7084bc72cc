import { type EventField, Secret } from '@foyer/core';

/** What stands in an event's form, by field. */
export type FormValues = Readonly<Record<string, string>>;

/** What a form shows first: an example where there is one, else the first choice. */
export function initialValues(
  fields: readonly EventField[],
  example: Readonly<Record<string, unknown>> = {},
  firstSecret = '',
): FormValues {
  const valueOf = ({ name, kind, options, isOptional }: EventField): string => {
    const given = example[name];
    if (given instanceof Secret) return given.reveal();
    if (given !== undefined) return kind === 'json' ? JSON.stringify(given) : String(given);
    if (isOptional) return '';
    if (kind === 'secret') return firstSecret;
    if (kind === 'boolean') return 'true';
    return kind === 'choice' ? String(options[0]) : '';
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

/**
 * The payload that a form holds; an empty optional field is left out. The schema checks the rest.
 *
 * @throws {SyntaxError} for a field of JSON that is none.
 */
export function payloadOf(
  fields: readonly EventField[],
  values: FormValues,
): Record<string, unknown> {
  const filled = fields.filter(({ name, isOptional }) => !isOptional || values[name] !== '');
  return Object.fromEntries(
    filled.map((field) => [field.name, read(field, values[field.name] ?? '')]),
  );
}

function read({ kind, options }: EventField, text: string): unknown {
  switch (kind) {
    case 'number':
      return text.trim() === '' ? undefined : Number(text);
    case 'boolean':
      return text === 'true';
    case 'choice':
      return options.find((option) => String(option) === text);
    case 'json':
      return JSON.parse(text) as unknown;
    case 'secret':
    case 'text':
      return text;
  }
}
