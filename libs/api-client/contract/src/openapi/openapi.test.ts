import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationList, operations } from '../operations.ts';
import { errorsOf, openApiDocument, openApiText } from './openapi-document.ts';

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
}

describe('openApiDocument', () => {
  it('is what openapi.json holds: after a change run `npm run openapi -w @foyer/contract`', () => {
    const checkedIn = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

    expect(checkedIn).toBe(openApiText());
  });

  it('holds every operation under its path and method [CALL-001]', () => {
    const { paths } = openApiDocument() as unknown as Document;

    const found = operationList.map(
      ({ path, method }) => paths[path]?.[method]?.operationId ?? `${method} ${path} is missing`,
    );

    expect(found).toEqual(Object.keys(operations));
  });

  it('says which fields are secret', () => {
    const { components } = openApiDocument() as unknown as Document;

    expect(components.schemas['Pin']).toEqual({
      type: 'string',
      pattern: String.raw`^\d{4}$`,
      format: 'password',
      writeOnly: true,
    });
  });
});

describe('errorsOf', () => {
  it('adds the errors of access and of any call to those of the operation', () => {
    expect(errorsOf(operations.validatePin)).toEqual([
      'invalidRequest',
      'tooManyCalls',
      'sessionMissing',
      'sessionStale',
      'signInRequired',
      'sessionRestricted',
      'accountBlocked',
      'tooManyPinTries',
      'geoBlocked',
      'internal',
    ]);
    expect(errorsOf(operations.listMenuItems)).toEqual(['geoBlocked', 'internal']);
  });
});
