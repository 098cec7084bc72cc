import document from '@foyer/contract/openapi.json' with { type: 'json' };

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One call as the document describes it. */
export interface DescribedCall {
  operationId: string;
  method: string;
  /** Below the prefix of the service, with parameters as `{id}`. */
  path: string;
  parameters: readonly Parameter[];
  /** Type of the body and its schema; a file has none. */
  body: readonly [type: string, schema: Schema | undefined] | undefined;
  /** What each status is described with; for refusals, their codes. */
  answers: Readonly<Record<string, string>>;
}

interface RawCall {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> };
  responses: Readonly<Record<string, { description: string }>>;
}

/** What a reference of the document leads to. */
export function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const names = part.$ref.replace('#/', '').split('/');
  const found = names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown>)[name],
    document,
  );
  return resolve(found as Part);
}

/** Every call of the document. */
export const describedCalls: readonly DescribedCall[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, RawCall>>).map(([method, call]) => ({
      operationId: call.operationId,
      method: method.toUpperCase(),
      path,
      parameters: (call.parameters ?? []).map(resolve),
      body: Object.entries(call.requestBody?.content ?? {}).map(
        ([type, { schema }]) => [type, schema] as const,
      )[0],
      answers: Object.fromEntries(
        Object.entries(call.responses).map(([status, { description }]) => [status, description]),
      ),
    })),
);
