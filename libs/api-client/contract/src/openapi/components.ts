import type * as v from 'valibot';
import * as contract from '../index.ts';
import { isSecretSchema } from '../secrets.ts';

const SUFFIX = 'Schema';

const componentName = (exportName: string): string =>
  `${exportName[0]?.toUpperCase()}${exportName.slice(1, -SUFFIX.length)}`;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Texts and numbers stand where they are used; what has parts, or is a secret, has a name. */
const isNamed = (schema: v.GenericSchema): boolean =>
  !['string', 'number', 'boolean'].includes(schema.type) || isSecretSchema(schema);

/** Every schema that the contract exports, by the name it has in the document. */
export const components: Record<string, v.GenericSchema> = Object.fromEntries(
  Object.entries(contract)
    .filter(([name]) => name.endsWith(SUFFIX))
    .sort(([left], [right]) => left.localeCompare(right))
    .flatMap(([name, value]): [string, v.GenericSchema][] =>
      isSchema(value) && isNamed(value) ? [[componentName(name), value]] : [],
    ),
);
