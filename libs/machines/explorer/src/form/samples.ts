import type { EventField } from '@foyer/core';

/** A form with many choices has endless ways to be filled; a search does with these. */
const MOST = 24;

/**
 * Values that a search may try in a field: every choice, every made-up secret, one text, one number. What may be left
 * out is. Nothing for a field without a form.
 */
export function samplesOf(
  { kind, options, parts }: EventField,
  secrets: readonly string[],
): readonly unknown[] {
  switch (kind) {
    case 'secret':
      return secrets;
    case 'choice':
      return options;
    case 'boolean':
      return [true, false];
    case 'number':
      return [1];
    case 'text':
      return ['text'];
    case 'object':
      return productOf(
        parts.filter(({ isOptional }) => !isOptional),
        secrets,
      );
    case 'tuple':
      return productOf(parts, secrets).map(Object.values<unknown>);
    case 'list':
      return parts.flatMap((part) => samplesOf(part, secrets)).map((entry) => [entry]);
    case 'either':
      return parts.flatMap((part) => samplesOf(part, secrets)).slice(0, MOST);
    case 'other':
      return [];
  }
}

function productOf(fields: readonly EventField[], secrets: readonly string[]) {
  return fields.reduce<Record<string, unknown>[]>(
    (partial, field) =>
      partial
        .flatMap((payload) =>
          samplesOf(field, secrets).map((value) => ({ ...payload, [field.name]: value })),
        )
        .slice(0, MOST),
    [{}],
  );
}
