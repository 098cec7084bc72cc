import { operationList } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import * as api from './index.ts';

describe('resources', () => {
  // What each function sends and gives is tried on the real service by the API tests.
  it('offers a function for every call that answers the page, named by its operation', () => {
    const offered = new Map<string, unknown>(Object.entries(api));

    const missing = operationList
      .filter(({ files, textBody }) => !files && !textBody)
      .map(({ operationId }) => operationId)
      .filter((id) => typeof offered.get(id) !== 'function');

    expect(missing).toEqual(['clearKeyLicence']);
  });
});
