import * as fc from 'fast-check';
import type { DescribedCall } from './openapi.ts';
import { hostileText, valueFor } from './values.ts';

/** A request that was made up. */
export interface MadeRequest {
  call: DescribedCall;
  /** Path below the prefix of the service, and query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

/** As an address holds it: half a surrogate has no percent form, and stands there as it would be sent. */
const encoded = (value: unknown): string =>
  encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\ufffd'));

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Header values are bytes; the rest `fetch` itself would refuse. */
const headerText = (value: unknown): string =>
  textOf(value)
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '')
    .slice(0, 8000);

const types = ['application/json', 'application/json-patch+json', 'text/plain', ''] as const;

/** Requests to one call: valid, at the limits, wrong, with something missing or more. */
export function requestsTo(
  call: DescribedCall,
  knownIds: readonly string[],
): fc.Arbitrary<MadeRequest> {
  const values = Object.fromEntries(
    call.parameters.map((parameter) => [
      `${parameter.in} ${parameter.name}`,
      fc.oneof(
        { weight: 5, arbitrary: valueFor(parameter.schema, knownIds) },
        { weight: 1, arbitrary: hostileText },
      ),
    ]),
  );
  const required = call.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => `path ${parameter.name}`);
  const [, schema] = call.body ?? [];
  const file = call.body ? fc.option(hostileText) : fc.constant(null);
  const body = schema ? fc.option(valueFor(schema, knownIds)) : file;
  const usual = call.body?.[0] ?? 'application/json';
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...types) },
  );
  return fc
    .tuple(fc.record(values, { requiredKeys: required }), body, type, fc.boolean())
    .map(([given, sent, contentType, isRaw]) => {
      const named = Object.entries(given).map(([key, value]) => {
        const [place = '', name = ''] = key.split(' ');
        return { place, name, value };
      });
      const path = named
        .filter(({ place }) => place === 'path')
        .reduce(
          (at, { name, value }) => at.replace(`{${name}}`, encoded(textOf(value))),
          call.path,
        );
      const query = named
        .filter(({ place }) => place === 'query')
        .map(({ name, value }) => `${name}=${encoded(textOf(value))}`);
      const headers = named
        .filter(({ place }) => place === 'header')
        .map(({ name, value }): [string, string] => [name, headerText(value)]);
      const isText = usual !== 'application/json' || (isRaw && typeof sent === 'string');
      return {
        call,
        address: `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`,
        headers: Object.fromEntries([
          ...headers,
          ...(contentType === '' || call.method === 'GET' ? [] : [['content-type', contentType]]),
        ]) as Record<string, string>,
        body:
          sent === null || call.method === 'GET'
            ? undefined
            : isText
              ? textOf(sent)
              : JSON.stringify(sent),
      };
    });
}
