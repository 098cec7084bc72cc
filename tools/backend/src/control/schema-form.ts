import type * as v from 'valibot';

/** A field of a form, as a page can draw it without knowing schemas. */
export interface FormField {
  /** Key in the object that the form makes. */
  name: string;
  isRequired: boolean;
  kind: 'text' | 'number' | 'flag' | 'choice' | 'group' | 'list' | 'json';
  /** Of a text: what is offered while it is typed. */
  suggestions?: readonly string[];
  /** Of a choice. */
  options?: readonly string[];
  /** Of a group. */
  fields?: readonly FormField[];
  /** Of a list: its entries are all alike. */
  item?: FormField;
}

/** The parts that schemas of the kinds used in forms are made of. */
interface SchemaParts {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly string[];
}

const kinds: Readonly<Record<string, FormField['kind']>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
};

function fieldOf(name: string, schema: v.GenericSchema, isRequired: boolean): FormField {
  const { type, entries, wrapped, item, options } = schema as v.GenericSchema & SchemaParts;
  if (wrapped) return fieldOf(name, wrapped, false);
  if (entries) return { name, isRequired, kind: 'group', fields: formOf(schema) };
  if (item) return { name, isRequired, kind: 'list', item: fieldOf('', item, true) };
  if (type === 'picklist' && options) return { name, isRequired, kind: 'choice', options };
  // What no control of a page stands for is written as JSON.
  return { name, isRequired, kind: kinds[type] ?? 'json' };
}

/** The fields of an object schema: any schema of the contract becomes a form. */
export function formOf(schema: v.GenericSchema): FormField[] {
  const { entries = {} } = schema as v.GenericSchema & SchemaParts;
  return Object.entries(entries).map(([name, entry]) => fieldOf(name, entry, true));
}
