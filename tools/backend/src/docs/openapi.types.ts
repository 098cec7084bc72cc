/** The part of JSON Schema that the contract's document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The bodies of a request or an answer, by media type. */
export type Content = Readonly<Record<string, { schema?: JsonSchema }>>;

/** A parameter, or a reference to one that every call has. */
export interface ApiParameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
}

/** One call. */
export interface ApiOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  'x-access': string;
  'x-allows'?: readonly string[];
  'x-powers'?: string;
  parameters?: readonly ApiParameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
}

/** The contract as an OpenAPI document, as far as its page needs it. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>> };
}
