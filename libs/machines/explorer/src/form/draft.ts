import { type EventField, Secret, secret } from '@foyer/core';

/** What stands in one field of a form, of whatever kind; each kind uses its own part. */
export interface Draft {
  /** Whether there is a value, `null`, or nothing at all. */
  state: 'given' | 'null' | 'absent';
  /** Of a field that is one input or one choice. */
  text: string;
  /** Of an `object`, a `tuple`, the entries of a `list`, the ways of an `either`. */
  parts: readonly Draft[];
  /** Index of the way that an `either` takes. */
  way: number;
  /** What an `other` holds: its example. */
  example: unknown;
}

/** A form begins with an example where there is one, else with the first choice; what may be missing is. */
export function draftOf(field: EventField, example?: unknown, firstSecret = ''): Draft {
  const draft: Draft = {
    state: stateOf(field, example),
    text: textOf(field, example, firstSecret),
    parts: [],
    way: 0,
    example,
  };
  const { kind, parts } = field;
  switch (kind) {
    case 'object':
      return {
        ...draft,
        parts: parts.map((part) => draftOf(part, partOf(example, part.name), firstSecret)),
      };
    case 'tuple':
      return {
        ...draft,
        parts: parts.map((part, index) => draftOf(part, partOf(example, index), firstSecret)),
      };
    case 'list':
      return {
        ...draft,
        parts: entriesOf(example).map((entry) => newEntry(field, entry, firstSecret)),
      };
    case 'either': {
      const way = Math.max(
        0,
        parts.findIndex((part) => fits(part, example)),
      );
      return {
        ...draft,
        way,
        parts: parts.map((part, index) =>
          draftOf(part, index === way ? example : undefined, firstSecret),
        ),
      };
    }
    default:
      return draft;
  }
}

/** One more entry of a list. */
export function newEntry(list: EventField, example?: unknown, firstSecret = ''): Draft {
  const [entry] = list.parts;
  return entry
    ? draftOf(entry, example, firstSecret)
    : { state: 'given', text: '', parts: [], way: 0, example };
}

/** The value that a form holds, secrets boxed; `undefined` for nothing at all. Whether it fits, the schema says. */
export function valueOf(field: EventField, draft: Draft): unknown {
  if (draft.state !== 'given') return draft.state === 'null' ? null : undefined;
  const { kind, parts, options } = field;
  switch (kind) {
    case 'secret':
      return secret(draft.text);
    case 'text':
      return draft.text;
    case 'number':
      return draft.text.trim() === '' ? undefined : Number(draft.text);
    case 'boolean':
      return draft.text === 'true';
    case 'choice':
      return options.find((option) => String(option) === draft.text);
    case 'object': {
      const entries = parts.map((part, index) => [part.name, valueAt(part, draft.parts[index])]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    case 'tuple':
      return parts.map((part, index) => valueAt(part, draft.parts[index]));
    case 'list':
      return draft.parts.map((entry) => valueAt(parts[0], entry));
    case 'either':
      return valueAt(parts[draft.way], draft.parts[draft.way]);
    case 'other':
      return draft.example;
  }
}

const valueAt = (field: EventField | undefined, draft: Draft | undefined) =>
  field && draft && valueOf(field, draft);

function stateOf({ isNullable, isOptional }: EventField, example: unknown): Draft['state'] {
  if (example === null && isNullable) return 'null';
  if (example !== undefined) return 'given';
  if (isOptional) return 'absent';
  return isNullable ? 'null' : 'given';
}

function textOf({ kind, options }: EventField, example: unknown, firstSecret: string): string {
  if (kind === 'secret') return example instanceof Secret ? example.reveal() : firstSecret;
  if (typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean') {
    return String(example);
  }
  if (kind === 'boolean') return 'true';
  return kind === 'choice' ? String(options[0]) : '';
}

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const jsTypes: Partial<Record<EventField['kind'], string>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
};

/** Whether an example is of a field's kind: a guess that only decides which way a form shows first. */
function fits({ kind, options, parts }: EventField, example: unknown): boolean {
  if (example === undefined) return false;
  switch (kind) {
    case 'secret':
      return example instanceof Secret;
    case 'choice':
      return options.some((option) => option === example);
    case 'list':
    case 'tuple':
      return Array.isArray(example);
    case 'object':
      return (
        typeof example === 'object' &&
        !Array.isArray(example) &&
        parts.every((part) => part.isOptional || fits(part, partOf(example, part.name)))
      );
    case 'either':
      return parts.some((part) => fits(part, example));
    default:
      return typeof example === jsTypes[kind];
  }
}
