import type * as v from 'valibot';

/** The parts that schemas of blocks are made of. */
interface SchemaParts {
  kind: string;
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  wrapped?: v.GenericSchema;
  fallback?: unknown;
  pipe?: readonly (v.GenericSchema & { requirement?: unknown })[];
}

/** The parts of a schema. */
export const partsOf = (schema: v.GenericSchema) => schema as v.GenericSchema & SchemaParts;

/** A limit that a pipe has: of valibot, or of a transform that cuts and says so. */
interface Limit {
  type: string;
  requirement: unknown;
}

/** A schema without what is wrapped round it. */
export interface ReadSchema {
  /** From the outermost to the innermost: each may be one that the contract names. */
  layers: readonly v.GenericSchema[];
  /** Without `optional` and `fallback`: it judges a value that is there. */
  own: v.GenericSchema;
  innermost: ReturnType<typeof partsOf>;
  limits: readonly Limit[];
  isRequired: boolean;
}

/** Follows pipes, `optional` and `fallback` to what a schema is at its heart. */
export function readSchema(schema: v.GenericSchema): ReadSchema {
  const layers: v.GenericSchema[] = [];
  const limits: Limit[] = [];
  let own: v.GenericSchema | undefined;
  let isRequired = true;
  let inner = schema;
  for (;;) {
    const { wrapped, pipe, fallback } = partsOf(inner);
    layers.push(inner);
    const [first, ...actions] = pipe ?? [];
    // What falls back to something never fails, so it stands for what may be missing.
    const isLoose = wrapped !== undefined || fallback !== undefined;
    if (isLoose) isRequired = false;
    else own ??= inner;
    limits.push(...actions.map(({ type, requirement }) => ({ type, requirement })));
    const next = wrapped ?? first;
    if (next === undefined)
      return { layers, own: own ?? inner, innermost: partsOf(inner), limits, isRequired };
    inner = next;
  }
}

const numbersOf = (limits: readonly Limit[], types: readonly string[]): number[] =>
  limits.flatMap(({ type, requirement }) =>
    types.includes(type) && typeof requirement === 'number' ? [requirement] : [],
  );

/** The tightest upper limit of these types; nothing where there is none. */
export function mostOf(limits: readonly Limit[], ...types: readonly string[]): number | undefined {
  const numbers = numbersOf(limits, types);
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

/** The tightest lower limit of these types; nothing where there is none. */
export function leastOf(limits: readonly Limit[], ...types: readonly string[]): number | undefined {
  const numbers = numbersOf(limits, types);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** Whether a text or a list may not be empty. */
export const isNonEmpty = (limits: readonly Limit[]): boolean =>
  limits.some(({ type }) => type === 'non_empty');
