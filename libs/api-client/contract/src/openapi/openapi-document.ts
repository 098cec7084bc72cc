import type * as v from 'valibot';
import {
  API_PREFIX,
  LANGUAGE_HEADER,
  LANGUAGES,
  REQUEST_ID_HEADER,
  REVISION_HEADER,
  SESSION_COOKIE,
} from '../constants.ts';
import type { Operation } from '../define-operation.ts';
import { operationTags } from '../operation-tags.ts';
import { allErrorCodes, allErrorStatuses } from '../errors/all-errors.ts';
import type { ErrorName } from '../errors/error-codes.ts';
import { operationList } from '../operations.ts';
import { pageRoleFor } from '../pages/page-role-for.ts';
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
  const inHeaders = fieldsOf(operation.headers).map(([name, schema]) => ({
    name,
    in: 'header',
    required: schema.type !== 'optional',
    schema: jsonSchemaOf(schema),
  }));
  const everywhere = operation.files
    ? []
    : ['Revision', 'RequestId', 'Language'].map((name) => ({
        $ref: `#/components/parameters/${name}`,
      }));
  return [...inPath, ...inQuery, ...inHeaders, ...everywhere];
}

/** Every error an operation can give: its own, those of its access, and those of any call. */
export function errorsOf(operation: Operation): ErrorName[] {
  const { access, allows = [] } = operation;
  const hasInput =
    operation.params ??
    operation.query ??
    operation.headers ??
    operation.body ??
    operation.fileBody;
  const pageRole = pageRoleFor(operation);
  const needsSession = access !== 'anyone' && pageRole === undefined;
  const needsAccount = needsSession && access !== 'session';
  const isChange = operation.method !== 'get';
  return [
    ...(hasInput ? (['invalidRequest'] as const) : []),
    ...(isChange || pageRole ? (['tooManyCalls'] as const) : []),
    ...(pageRole ? (['pageTokenRefused'] as const) : []),
    ...(pageRole && pageRole !== 'viewer' ? (['pageRoleTooLow'] as const) : []),
    ...(needsSession ? (['sessionMissing'] as const) : []),
    ...(needsSession && !allows.includes('stale') ? (['sessionStale'] as const) : []),
    ...(needsAccount ? (['signInRequired'] as const) : []),
    ...(needsAccount && !allows.includes('restricted') ? (['sessionRestricted'] as const) : []),
    ...(needsAccount && isChange && !allows.includes('blocked')
      ? (['accountBlocked'] as const)
      : []),
    ...(access === 'adult' ? (['adultOnly'] as const) : []),
    ...(access === 'master' ? (['masterOnly'] as const) : []),
    ...(operation.proof && operation.proof !== 'own' ? (['proofRequired'] as const) : []),
    ...operation.errors,
    'geoBlocked',
    'internal',
  ];
}

/** Schema of the body of refusals, by its name. */
const refusalName = ({ tag }: Operation): string =>
  tag === 'pages' ? 'PageRefusal' : 'ApiErrorBody';

function errorResponsesOf(operation: Operation): [string, Json][] {
  const schema = { $ref: `#/components/schemas/${refusalName(operation)}` };
  const statuses = [...new Set(errorsOf(operation).map((name) => allErrorStatuses[name]))].sort();
  return statuses.map((status) => {
    const names = errorsOf(operation).filter((name) => allErrorStatuses[name] === status);
    const response = {
      description: names.map((name) => `${allErrorCodes[name]} ${name}`).join(', '),
      content: { 'application/json': { schema } },
    };
    return [String(status), response];
  });
}

function successOf({ answer, files, stream }: Operation): Json {
  if (files) {
    const media = stream ? { schema: jsonSchemaOf(stream) } : {};
    const content = Object.fromEntries(files.map((type) => [type, media]));
    return { description: stream ? 'The data of each event' : 'The file', content };
  }
  if (!answer) return { description: 'Done' };
  return {
    description: 'The answer',
    content: { 'application/json': { schema: jsonSchemaOf(answer) } },
  };
}

function bodyContent({ body, textBody, fileBody }: Operation): Json | undefined {
  if (fileBody) return Object.fromEntries(fileBody.types.map((type) => [type, {}]));
  if (!body) return undefined;
  const types = textBody?.types ?? ['application/json'];
  return Object.fromEntries(types.map((type) => [type, { schema: jsonSchemaOf(body) }]));
}

/** Who proves to be whom: viewers by their session, page editors by a token. */
function securityOf({ access, ...operation }: Operation): Json {
  if (access === 'anyone') return [];
  return [pageRoleFor({ access, ...operation }) ? { pageToken: [] } : { session: [] }];
}

function operationObject(operation: Operation): Json {
  const { operationId, tag, summary, access, allows, proof, powers, status } = operation;
  const content = bodyContent(operation);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(powers ? { 'x-powers': powers } : {}),
    'x-access': access,
    ...(allows ? { 'x-allows': [...allows] } : {}),
    ...(proof ? { 'x-proof': typeof proof === 'string' ? proof : [...proof] } : {}),
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(content ? { requestBody: { required: true, content } } : {}),
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
  const paths = pathsOf(operationList);
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
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        pageToken: { type: 'http', scheme: 'bearer' },
      },
      parameters: {
        Revision: {
          name: REVISION_HEADER,
          in: 'header',
          description: 'The running revision of the front end.',
          schema: { type: 'string' },
        },
        RequestId: {
          name: REQUEST_ID_HEADER,
          in: 'header',
          description: 'What logs know the call by; answered with the same, or with a new one.',
          schema: { type: 'string', format: 'uuid' },
        },
        Language: {
          name: 'lang',
          in: 'query',
          description: `Language of the answer where the session has none; so does the header ${LANGUAGE_HEADER}.`,
          schema: { type: 'string', enum: [...LANGUAGES] },
        },
      },
      // Error answers refer to it by its name.
      schemas: jsonComponents([
        paths,
        { $ref: '#/components/schemas/ApiErrorBody' },
        { $ref: '#/components/schemas/PageRefusal' },
      ]),
    },
  };
}

/** The document as the text of `openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
