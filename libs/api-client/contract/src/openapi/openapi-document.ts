import type * as v from 'valibot';
import {
  API_PREFIX,
  LANGUAGE_HEADER,
  LANGUAGES,
  REVISION_HEADER,
  SESSION_COOKIE,
} from '../constants.ts';
import type { Operation } from '../define-operation.ts';
import { operationTags } from '../operation-tags.ts';
import { errorCodes, errorStatuses, type ErrorName } from '../errors/error-codes.ts';
import { operationList } from '../operations.ts';
import { jsonComponents, jsonSchemaOf, type Json } from './json-schema.ts';

const fieldsOf = (schema: v.GenericSchema | undefined): [string, v.GenericSchema][] =>
  schema && 'entries' in schema
    ? Object.entries(schema.entries as Record<string, v.GenericSchema>)
    : [];

function parametersOf(operation: Operation): Json[] {
  const inPath = fieldsOf(operation.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchemaOf(schema),
  }));
  const inQuery = fieldsOf(operation.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    schema: jsonSchemaOf(schema),
  }));
  const everywhere = operation.files
    ? []
    : ['Revision', 'Language'].map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return [...inPath, ...inQuery, ...everywhere];
}

/** Every error an operation can give: its own, those of its access, and those of any call. */
export function errorsOf(operation: Operation): ErrorName[] {
  const hasInput = operation.params ?? operation.query ?? operation.body;
  return [
    ...(hasInput ? (['invalidRequest'] as const) : []),
    ...(operation.access === 'anyone' ? [] : (['sessionMissing', 'sessionStale'] as const)),
    ...(operation.access === 'account' ? (['signInRequired'] as const) : []),
    ...operation.errors,
    'internal',
  ];
}

function errorResponsesOf(operation: Operation): [string, Json][] {
  const statuses = [...new Set(errorsOf(operation).map((name) => errorStatuses[name]))].sort();
  return statuses.map((status) => {
    const names = errorsOf(operation).filter((name) => errorStatuses[name] === status);
    const response = {
      description: names.map((name) => `${errorCodes[name]} ${name}`).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiErrorBody' } } },
    };
    return [String(status), response];
  });
}

function successOf({ answer, files }: Operation): Json {
  if (files) {
    const content = Object.fromEntries(files.map((type) => [type, {}]));
    return { description: 'The file', content };
  }
  if (!answer) return { description: 'Done' };
  return {
    description: 'The answer',
    content: { 'application/json': { schema: jsonSchemaOf(answer) } },
  };
}

function operationObject(operation: Operation): Json {
  const { operationId, tag, summary, access, body, powers, status } = operation;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(powers ? { 'x-powers': powers } : {}),
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: parametersOf(operation),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchemaOf(body) } },
          },
        }
      : {}),
    responses: {
      [String(status)]: successOf(operation),
      ...Object.fromEntries(errorResponsesOf(operation)),
    },
  };
}

function pathsOf(operations: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method] = operationObject(operation);
  }
  return paths;
}

/** The contract as an OpenAPI 3.1 document: what an operator's own backend implements. */
export function openApiDocument(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1.0.0',
      description: 'The calls between the Foyer front end and the service behind it.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: API_PREFIX }],
    tags: Object.entries(operationTags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(operationList),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
      parameters: {
        Revision: {
          name: REVISION_HEADER,
          in: 'header',
          description: 'The running revision of the front end.',
          schema: { type: 'string' },
        },
        Language: {
          name: 'lang',
          in: 'query',
          description: `Language of the answer where the session has none; so does the header ${LANGUAGE_HEADER}.`,
          schema: { type: 'string', enum: [...LANGUAGES] },
        },
      },
      schemas: jsonComponents(),
    },
  };
}

/** The document as the text of `openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
