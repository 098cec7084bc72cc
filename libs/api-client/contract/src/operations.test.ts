import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Operation } from './define-operation.ts';
import { operationExamples } from './examples.ts';
import { operationList, operations } from './operations.ts';
import { secretPaths } from './secrets.ts';

/** Values of another type than `value`, so that a schema which accepts them checks nothing. */
const broken = (value: unknown): unknown => (typeof value === 'string' ? 7 : 'broken');

/** Dotted paths of the fields of a body. */
function fieldPaths(schema: v.GenericSchema | undefined, prefix = ''): string[] {
  const { entries = {}, wrapped } = (schema ?? {}) as {
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
  };
  if (wrapped) return fieldPaths(wrapped, prefix);
  return Object.entries(entries).flatMap(([key, field]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return [path, ...fieldPaths(field, path)];
  });
}

const parts = operationList.flatMap((operation) =>
  (['params', 'query', 'headers', 'body', 'answer'] as const).flatMap((part) => {
    const schema = operation[part];
    const example: unknown = Object.entries(operationExamples).find(
      ([id]) => id === operation.operationId,
    )?.[1];
    if (!schema) return [];
    const value = (example as Record<string, Record<string, unknown>>)[part];
    return [{ id: operation.operationId, part, schema, value }];
  }),
);

describe('operations', () => {
  it('names each operation by its own id', () => {
    const ids = Object.values(operations).map(({ operationId }) => operationId);

    expect(ids).toEqual(Object.keys(operations));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives no two operations the same method and path [CALL-001]', () => {
    const places = operationList.map(({ method, path }) =>
      `${method} ${path}`.replaceAll(/\{\w+\}/g, '{}'),
    );

    expect(new Set(places).size).toBe(places.length);
  });

  it('opens each to a visitor or a viewer, and none to other roles of an account [PERM-007]', () => {
    const isForPages = ({ access }: Operation) => access.startsWith('page-');
    const roles = new Set(operationList.filter((one) => !isForPages(one)).map((one) => one.access));
    const elsewhere = operationList.filter((one) => isForPages(one) && one.tag !== 'pages');

    expect([...roles].sort()).toEqual(['account', 'adult', 'anyone', 'master', 'session']);
    expect(elsewhere).toEqual([]);
  });

  it('describes every parameter of every path', () => {
    const inPaths = operationList.map(({ path }) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );

    const described = operationList.map(({ params }) =>
      params && 'entries' in params ? Object.keys(params.entries as object) : [],
    );

    expect(described).toEqual(inPaths);
  });

  it('answers 204 exactly where there is nothing to read', () => {
    const contradictions = operationList.filter(
      ({ status, answer, files }) => (status === 204) !== (!answer && !files),
    );

    expect(contradictions).toEqual([]);
  });

  it('marks as secret every PIN, password, one-time code and card field that a call sends', () => {
    const isSecretName = (path: string) =>
      /(^|\.)(?!is_)(\w+_)?(pin|pin_code|password|code|cvc|expiry|card_number)$/.test(path);
    const readable = operationList.flatMap(({ operationId, body }) => {
      const secrets = body ? secretPaths(body) : [];
      return fieldPaths(body)
        .filter((path) => isSecretName(path) && !secrets.includes(path))
        .map((path) => `${operationId}: ${path}`);
    });

    expect(readable).toEqual([]);
  });

  it('marks as secret every code that an answer brings', () => {
    const codes = operationList.flatMap(({ operationId, answer }) =>
      answer ? secretPaths(answer).map((path) => `${operationId}: ${path}`) : [],
    );
    const answered = operationList
      .filter(({ answer }) => fieldPaths(answer).includes('code'))
      .map(({ operationId }) => `${operationId}: code`);

    expect(codes).toEqual(expect.arrayContaining(answered));
    expect(answered).toContain('getCertificate: code');
  });

  it('takes no secret in an address', () => {
    const told = operationList.flatMap(({ operationId, params, query }) =>
      [params, query]
        .flatMap((schema) => (schema ? [...secretPaths(schema), ...fieldPaths(schema)] : []))
        .filter((path) => /pin|password|cvc|card_number|confirmation|session/.test(path))
        .map((path) => `${operationId}: ${path}`),
    );

    expect(told).toEqual([]);
  });

  it.each(parts)('accepts the example of $id: $part', ({ schema, value }) => {
    const result = v.safeParse(schema, value);

    expect(result.issues).toBeUndefined();
    expect(result.output).toEqual(value);
  });

  it.each(parts)('refuses the example of $id with any field broken: $part', ({ schema, value }) => {
    const fields = Object.entries(value ?? {});

    const accepted = fields.filter(
      ([key, field]) => v.safeParse(schema, { ...value, [key]: broken(field) }).success,
    );

    expect(fields.length).toBeGreaterThan(0);
    expect(accepted).toEqual([]);
  });
});
