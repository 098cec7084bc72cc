import { API_PREFIX, type Operation } from '@foyer/contract';
import { operationExamples } from '@foyer/contract/fixtures';
import { pageTokens } from '../page-editors.ts';
import { VIEWER_ADDRESS } from './markers.ts';
import { markFields } from './mark-fields.ts';

/** A request that holds markers wherever its operation takes them. */
export interface MarkedRequest {
  operationId: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Part = 'params' | 'query' | 'headers' | 'body';

const TEXT = 'zq-marker Секрет';

/** Headers take no other letters. */
const latin = (headers: unknown): Record<string, string> =>
  JSON.parse(JSON.stringify(headers ?? {}).replaceAll(' Секрет', '')) as Record<string, string>;

function requestOf(operation: Operation, keepsNames: boolean): MarkedRequest {
  const { operationId, method, path, textBody, fileBody } = operation;
  const example = operationExamples[operationId as keyof typeof operationExamples] as Partial<
    Record<Part, unknown>
  >;
  const fill = (part: Part): unknown => {
    const schema = operation[part];
    if (!schema || (part === 'params' && keepsNames)) return example[part];
    const { cursor: _, ...given } = (example[part] ?? {}) as Record<string, unknown>;
    return markFields(schema, given, keepsNames);
  };
  const params = (fill('params') ?? {}) as Record<string, string>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams({
    ...(fill('query') as Record<string, string> | undefined),
    unknown: TEXT,
  });
  const isText = textBody !== undefined || fileBody !== undefined;
  const hasBody = method !== 'get' && (isText || operation.body !== undefined);
  const body = hasBody ? JSON.stringify(fill('body')) : undefined;
  return {
    operationId,
    url: `http://127.0.0.1:4000${API_PREFIX}${filled}?${query.toString()}`,
    method: method.toUpperCase(),
    headers: {
      'x-device-uid': 'zq-marker-browser',
      'user-agent': 'zq-marker/1.0',
      'x-forwarded-for': VIEWER_ADDRESS,
      // To calls of viewers it is nothing.
      authorization: `Bearer ${pageTokens.publisher}`,
      ...(hasBody && { 'content-type': textBody?.types[0] ?? 'application/json' }),
      ...latin(fill('headers')),
    },
    body: isText ? TEXT : body,
  };
}

/** Two requests of an operation: one about something that exists, and one whose names are markers as well. */
export const markedRequests = (operation: Operation): MarkedRequest[] =>
  [true, false].map((keepsNames) => requestOf(operation, keepsNames));
