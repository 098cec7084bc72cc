import { type EventField, Secret } from '@foyer/core';

/** The form of a value that has no schema, such as a call's answer: an example says what it is made of. */
export function exampleField(name: string, example: unknown): EventField {
  const field: EventField = {
    name,
    title: name,
    kind: kindOf(example),
    options: [],
    parts: [],
    isOptional: false,
    isNullable: false,
  };
  switch (field.kind) {
    case 'object':
      return {
        ...field,
        parts: Object.entries(example as object).map(([key, value]) => exampleField(key, value)),
      };
    case 'list': {
      const [first] = example as readonly unknown[];
      return { ...field, parts: [exampleField('1', first)] };
    }
    default:
      return field;
  }
}

function kindOf(example: unknown): EventField['kind'] {
  if (example instanceof Secret) return 'secret';
  if (Array.isArray(example)) return example.length > 0 ? 'list' : 'other';
  switch (typeof example) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'object':
      return example === null ? 'other' : 'object';
    default:
      return 'other';
  }
}

const part = (name: string, title: string, kind: 'text' | 'number', isOptional: boolean) => ({
  name,
  title,
  kind,
  options: [],
  parts: [],
  isOptional,
  isNullable: false,
});

/** The form of a failure: what an error answer carries, and guards ask for. Spec 1 §8. */
export const failureField: EventField = {
  name: 'error',
  title: 'error',
  kind: 'object',
  options: [],
  parts: [
    part('status', 'Status', 'number', true),
    part('code', 'Code', 'number', true),
    part('description', 'Description', 'text', true),
    part('retryAfterSeconds', 'Seconds to wait', 'number', true),
  ],
  isOptional: false,
  isNullable: false,
};
